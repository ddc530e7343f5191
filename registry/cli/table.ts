/** Says rows in aligned columns, or that there is nothing. */
export function sayTable<Row>(
  rows: readonly Row[],
  cellsOf: (row: Row) => (string | null | undefined)[],
  say: (line: string) => void,
  nothing = 'nothing',
): void {
  const cells = rows.map((row) => cellsOf(row).map((cell) => cell ?? ''));
  const widthOf = (index: number) => Math.max(...cells.map((row) => row[index]?.length ?? 0));
  for (const row of cells)
    say(
      row
        .map((cell, index) => cell.padEnd(widthOf(index)))
        .join('  ')
        .trimEnd(),
    );
  if (rows.length === 0) say(nothing);
}

/** `2026-11-27 15:04` in UTC. */
export const minute = (time: string | Date): string =>
  new Date(time).toISOString().slice(0, 16).replace('T', ' ');
