/* Work that is done in parts, so that the page never stands still. */

/** Ends the task: the browser may draw and listen before what follows. */
export function breath(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
