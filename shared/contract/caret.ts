/**
 * Whether `have` satisfies `^want` (both `major.minor.patch`): the same leftmost non-zero number, and not older.
 * The shell and the registry ask it of the packages that host and remotes share.
 */
export function satisfiesCaret(have: string, want: string): boolean {
  const parse = (version: string) => version.split(/[-+]/)[0]?.split('.').map(Number) ?? [];
  const [a, b] = [parse(have), parse(want)];
  if (a.length !== 3 || b.length !== 3 || [...a, ...b].some(Number.isNaN)) return false;
  const fixed = b.findIndex((number) => number > 0);
  const significant = fixed === -1 ? 2 : fixed;
  for (let i = 0; i < 3; i++) {
    const [x = 0, y = 0] = [a[i], b[i]];
    if (x !== y) return i > significant && x > y;
  }
  return true;
}
