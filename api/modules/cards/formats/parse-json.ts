import { cardLimits } from '@storyloom/contract/limits/cards';
import { DomainError } from '../../../platform/errors.ts';
import { isRecord } from './values.ts';

/** A JSON object of limited depth. Throws card.damaged. */
export function parseJson(json: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new DomainError('card.damaged');
  }
  if (!isRecord(value) || !isShallow(value)) throw new DomainError('card.damaged');
  return value;
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
