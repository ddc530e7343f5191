import * as z from '@storyloom/schema';
import { chatLimits } from '../../chat/limits.ts';
import { atMost } from '../../core/at-most.ts';
import { countCharacters } from '../../core/characters.ts';
import { loreLimits } from '../limits.ts';

const text = (max: number) => z._default(z.string().check(atMost(max)), '');

/** A user message and the reply to it. Either may be empty, if only the number of turns matters. */
export const loreTurn = z.strictObject({ message: text(chatLimits.message), reply: text(chatLimits.reply) });
export type LoreTurn = z.output<typeof loreTurn>;

/** The turns of a dialog before its last message, oldest first. */
export const loreTurns = z._default(
  z
    .array(loreTurn)
    .check(z.maxLength(loreLimits.turnsBefore, `At most ${loreLimits.turnsBefore} earlier turns`)),
  [],
);

export const countTurnCharacters = (turns: readonly LoreTurn[]): number =>
  turns.reduce((total, { message, reply }) => total + countCharacters(message) + countCharacters(reply), 0);
