/** Lines with aligned columns. */
export function tableLines(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>(
    (most, row) => row.map((cell, index) => Math.max(most[index] ?? 0, cell.length)),
    [],
  );
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** `2026-11-27 15:04` in UTC. */
export const minute = (time: string | Date): string =>
  new Date(time).toISOString().slice(0, 16).replace('T', ' ');
