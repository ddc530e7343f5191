export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  default?: unknown;
  [constraint: string]: unknown;
}

const constraints = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
  'format',
  'default',
] as const;

/** Writes a JSON schema as TypeScript-like text, one property a line; `indent` is the indentation of the first line. */
export function typeText(schema: JsonSchema, indent = ''): string {
  if (schema.$ref) return schema.$ref;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return union.map((each) => typeText(each, indent)).join(' | ');
  if (schema.allOf) return schema.allOf.map((each) => typeText(each, indent)).join(' & ');
  if (schema.prefixItems) return `[${schema.prefixItems.map((each) => typeText(each, indent)).join(', ')}]`;
  if (schema.type === 'array') return `${listText(schema, indent)}[]${limits(schema)}`;
  if (schema.type === 'object') return objectText(schema, indent);
  return `${[schema.type ?? 'unknown'].flat().join(' | ')}${limits(schema)}`;
}

function listText({ items = {} }: JsonSchema, indent: string): string {
  const text = typeText(items, indent);
  return text.includes(' ') && !text.endsWith('}') ? `(${text})` : text;
}

function objectText(schema: JsonSchema, indent: string): string {
  const deeper = `${indent}  `;
  const required = new Set(schema.required);
  const lines = Object.entries(schema.properties ?? {}).map(
    ([name, each]) => `${deeper}${name}${required.has(name) ? '' : '?'}: ${typeText(each, deeper)}`,
  );
  if (typeof schema.additionalProperties === 'object' && schema.propertyNames) {
    const key = typeText(schema.propertyNames, deeper);
    lines.push(`${deeper}[${key}]: ${typeText(schema.additionalProperties, deeper)}`);
  }
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

function limits(schema: JsonSchema): string {
  const set = constraints.filter((name) => isTold(name, schema));
  return set.length === 0
    ? ''
    : `(${set.map((name) => `${name} ${JSON.stringify(schema[name])}`).join(', ')})`;
}

/** Bounds of safe integers, and the pattern of a format, add nothing. */
function isTold(name: string, schema: JsonSchema): boolean {
  const value = schema[name];
  if (value === undefined || (name === 'pattern' && schema.format)) return false;
  return Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER;
}
