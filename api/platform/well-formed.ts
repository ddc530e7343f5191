/** Replaces lone surrogates, which PostgreSQL refuses in JSON, by U+FFFD in all texts of a value. */
export function withoutLoneSurrogates<Value>(value: Value): Value {
  if (typeof value === 'string') return value.toWellFormed() as Value;
  if (Array.isArray(value)) return value.map(withoutLoneSurrogates) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, inner]) => [key, withoutLoneSurrogates(inner)]);
  return Object.fromEntries(fields) as Value;
}
