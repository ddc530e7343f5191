/** Replaces lone surrogates, which PostgreSQL refuses in JSON, by U+FFFD in all texts of a value. */
export const withoutLoneSurrogates = <Value>(value: Value): Value =>
  mapTexts(value, (text) => text.toWellFormed());

/** Replaces all texts of a value, at any depth. */
export function mapTexts<Value>(value: Value, replace: (text: string) => string): Value {
  if (typeof value === 'string') return replace(value) as Value;
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, replace)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, replace)]);
  return Object.fromEntries(fields) as Value;
}
