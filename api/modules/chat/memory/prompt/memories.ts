import type { Memory } from '../../../messages/messages.service.ts';
import { excerptOf } from '../retrieval/excerpt.ts';
import type { CountTokens } from '../tokens/tokens.ts';

const HEADING = 'Moments of long ago, as they were told then:';

/** Less says nothing of a moment. */
const LEAST_OF_ONE = 60;

/** The moments, best first, that a budget has room for, each with a fair part of it; answered oldest first. */
export function momentsWithin(moments: readonly Memory[], budget: number, count: CountTokens): Memory[] {
  let left = budget - count(HEADING);
  const told: Memory[] = [];
  const invited = moments.slice(0, Math.max(0, Math.floor(left / LEAST_OF_ONE)));
  for (const [at, moment] of invited.entries()) {
    const share = Math.floor(left / (invited.length - at));
    const wrapping = count(textOf({ ...moment, turn: ' ', reply: ' ' }));
    const excerpt = excerptOf(moment, share - wrapping, count);
    const cost = excerpt === undefined ? 0 : count(textOf({ ...moment, ...excerpt }));
    if (excerpt === undefined || cost > share) continue;
    left -= cost;
    told.push({ ...moment, ...excerpt });
  }
  return told.sort((one, other) => one.depth - other.depth);
}

export function momentsText(told: readonly Memory[]): string {
  return told.length === 0 ? '' : [HEADING, ...told.map(textOf)].join('\n\n');
}

/** Which turn of the path a message belongs to. */
export function turnAt(depth: number): number {
  return Math.ceil(depth / 2);
}

function textOf({ depth, turn, reply }: Memory): string {
  const when = depth === 0 ? 'At the beginning:' : `Earlier, turn ${turnAt(depth)}:`;
  const said = turn === '' ? [] : [`Reader: ${turn}`];
  return [when, ...said, ...(reply === '' ? [] : [`Story: ${reply}`])].join('\n');
}
