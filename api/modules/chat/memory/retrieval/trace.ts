import type { Memory } from '../../../messages/messages.service.ts';
import { excerptOf } from './excerpt.ts';

/** Characters that are kept of a moment with each reply that was told it; the moment itself is in the tree. */
const MOST = 600;

/** The moments as they are kept with a reply: whole where they are short, else the sentences that are about the words. */
export function keptOf(moments: readonly Memory[]): Memory[] {
  return moments.map((moment) => {
    const { turn, reply } = moment;
    const excerpt = excerptOf(moment, MOST, (text) => text.length);
    return { ...moment, ...(excerpt ?? { turn: cut(turn), reply: cut(reply) }) };
  });
}

/** Where no sentence is short enough. */
function cut(text: string): string {
  return text.length <= MOST / 2 ? text : `${text.slice(0, MOST / 2).toWellFormed()} …`;
}
