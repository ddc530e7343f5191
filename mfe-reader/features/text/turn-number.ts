/** The turn of a message: a user message and its reply are one turn. `depth` is 0 for the opening scene. */
export function turnNumber(depth: number): number {
  return Math.ceil(depth / 2);
}
