/* Something that is told once, and leaves by itself. */

export interface Notice {
  text: string;
  rule?: string;
  /** Good news: no refusal. */
  calm?: boolean;
}
