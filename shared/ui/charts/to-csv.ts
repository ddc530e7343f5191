export type Cell = string | number;

/** A table as RFC 4180, with a byte order mark so that spreadsheets read it as UTF-8. No cell can become a formula. */
export function toCsv(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${[head, ...rows].map((row) => row.map(toCell).join(',')).join('\r\n')}\r\n`;
}

function toCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
