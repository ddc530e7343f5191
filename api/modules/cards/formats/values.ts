/** Values of foreign JSON, whose types are not what their format says. */

export function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text, a number, the lines of a list, or the text in a record; empty for other values. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return toLines(value.map(asText));
  if (!isRecord(value)) return '';
  if ('text' in value) return asText(value.text);
  // Agnai describes a character by named lists.
  const attributes = Object.entries(asRecord(value.attributes)).map(
    ([name, one]) => [name, asTexts(one)] as const,
  );
  return toLines(
    attributes.map(([name, texts]) => (name === 'text' ? toLines(texts) : `${name}: ${texts.join(', ')}`)),
  );
}

const toLines = (texts: readonly string[]) => texts.filter((text) => text.trim() !== '').join('\n');

/** The texts of a list; a text alone is a list of one. */
export function asTexts(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map(asText).filter((text) => text.trim() !== '');
}

/** The texts of a list, or of a text with commas between them. */
export function asWords(value: unknown): string[] {
  // A pattern may have commas.
  const isList = typeof value === 'string' && !/^\s*\/.*\/\w*\s*$/su.test(value);
  return isList ? asTexts(value.split(',').map((one) => one.trim())) : asTexts(value);
}

export function asNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Null for any value but a boolean, also as a text or a number. */
export function asBoolean(value: unknown): boolean | null {
  if (value === true || value === 'true' || value === 1) return true;
  return value === false || value === 'false' || value === 0 ? false : null;
}

/** Whether a value is more than null or an empty text, list or record. */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return value !== undefined && value !== null && (typeof value !== 'string' || value.trim() !== '');
}

/** Makes a text storable: removes NUL and unpaired surrogates, and unifies line breaks. */
export function cleanText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().replaceAll(/\r\n?/g, '\n').trim();
}
