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

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function asTexts(value: unknown): string[] {
  return asArray(value).filter((one): one is string => typeof one === 'string');
}

export function asNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Null for any value but a boolean. */
export function asBoolean(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}
