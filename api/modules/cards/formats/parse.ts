import { runInNewContext } from 'node:vm';
import { cardLimits } from '@storyloom/contract/cards/limits';
import { parse } from 'yaml';
import { DomainError } from '../../../platform/errors.ts';
import type { Report } from '../report.ts';
import { refuseFields } from './other-programs.ts';
import { isRecord } from './values.ts';

const GUESSED = 'The text is not in Unicode. It was read as Western European: check its letters';

/** Decodes UTF-8, UTF-16 or windows-1252, without a byte order mark. Throws card.data_too_large. */
export function decodeText(bytes: Uint8Array, report?: Report): string {
  if (bytes.length > cardLimits.dataBytes) throw new DomainError('card.data_too_large');
  const [first = 0, second = 0] = bytes;
  // A byte order mark, or the first character of JSON.
  const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0 && bytes.length > 1);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0);
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    report?.add('changed', GUESSED);
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A JSON object of limited depth; a list is the entries of a lorebook. Throws card.damaged or card.unknown_format. */
export function parseJson(json: string): Record<string, unknown> {
  const value = tryParse(json);
  // Chats have an object in each line.
  if (value === undefined) return refuseFields(tryParse(json.split('\n', 1)[0] ?? '') ?? damaged());
  if (!isShallow(value)) return damaged();
  const fields = Array.isArray(value) && value.every(isRecord) ? { entries: value } : value;
  return isRecord(fields) ? fields : refuseFields({});
}

function tryParse(json: string): object | undefined {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function damaged(): never {
  throw new DomainError('card.damaged');
}

function isShallow(value: unknown, levels: number = cardLimits.depth): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels >= 0 && Object.values(value).every((one) => isShallow(one, levels - 1));
}

/** Maximum size of YAML in bytes. Such cards are a few texts. */
export const MAX_YAML_BYTES = 256 * 1024;
/** The parser takes more than linear time on hostile texts, and seconds on large ones. */
const YAML_MS = 500;
const YAML_OPTIONS = { uniqueKeys: false, maxAliasCount: 0, logLevel: 'silent' };

/** A YAML object, as text-generation-webui writes cards; null for anything else. */
export function parseYaml(text: string): Record<string, unknown> | null {
  const names = { parse, text, options: YAML_OPTIONS };
  try {
    const value: unknown = runInNewContext('parse(text, options)', names, { timeout: YAML_MS });
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
