/* Which variables a pattern of Fluent asks for. */

type Node = {
  type?: string;
  name?: string;
  selector?: Node;
  variants?: { value: Pattern }[];
  args?: Node[];
  value?: Pattern;
};
type Pattern = string | Node[] | unknown;

export function variablesOf(pattern: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  walk(pattern, found);
  return found;
}

function walk(pattern: Pattern, found: Set<string>): void {
  if (!Array.isArray(pattern)) return;
  for (const node of pattern) visit(node as Node | string, found);
}

function visit(node: Node | string, found: Set<string>): void {
  if (typeof node === "string") return;
  if (node.type === "var" && node.name !== undefined) found.add(node.name);
  if (node.selector !== undefined) visit(node.selector, found);
  for (const variant of node.variants ?? []) walk(variant.value, found);
  for (const argument of node.args ?? []) visit(argument, found);
}
