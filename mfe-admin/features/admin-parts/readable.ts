/** Formats "pending_approval" as "Pending approval". */
export function readable(code: string): string {
  const text = code.replaceAll(/[_.]/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}
