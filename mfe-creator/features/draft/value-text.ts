/** A value of a draft as text: lists joined with commas, objects with one line per field. */
export function valueText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) {
    const texts = value.map(valueText);
    return texts.join(value.every((item) => typeof item === 'string') ? ', ' : '\n\n');
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object') return String(value);
  return Object.values(value).map(valueText).filter(Boolean).join('\n');
}
