import { cardLimits } from '@storyloom/contract/cards/limits';
import { DomainError } from '../../../platform/errors.ts';
import { refuseFields } from './other-programs.ts';
import { isRecord } from './values.ts';

/** A JSON object of limited depth; a list is the entries of a lorebook. Throws card.damaged or card.unknown_format. */
export function parseJson(json: string): Record<string, unknown> {
  const value = tryParse(json);
  // Chats have an object in each line.
  if (value === undefined) return refuseFields(tryParse(json.split('\n', 1)[0] ?? '') ?? damaged());
  return toFields(value);
}

/** The fields of parsed data. */
export function toFields(value: unknown): Record<string, unknown> {
  const fields = Array.isArray(value) && value.every(isRecord) ? { entries: value } : value;
  if (!isShallow(fields)) throw new DomainError('card.damaged');
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

/** Does not recurse, so that a deep value does not overflow the stack. */
function isShallow(root: unknown): boolean {
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > cardLimits.depth) return false;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null
        ? Object.values(value).filter((one) => typeof one === 'object' && one !== null)
        : [],
    );
  }
  return true;
}
