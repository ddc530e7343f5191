/** The count of a field and its limit: “0 / 10,000”, “1,200 / 2,000 words”. */
export function counterText(used: number, max: number, unit?: string): string {
  const counter = `${used.toLocaleString('en')} / ${max.toLocaleString('en')}`;
  return unit === undefined ? counter : `${counter} ${unit}`;
}
