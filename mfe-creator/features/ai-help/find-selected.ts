/** The index of the selected part nearest to its old position; -1 if the text does not contain it. */
export function findSelected(text: string, part: string, start: number): number {
  const after = text.indexOf(part, start);
  const before = text.lastIndexOf(part, start);
  if (after === -1 || before === -1) return Math.max(after, before);
  return after - start < start - before ? after : before;
}
