import * as z from '@storyloom/schema';
import { formatWhole } from './count-format.ts';

/** The limit of a text, with the message of forms. */
export const atMost = (max: number) => z.maxLength(max, `At most ${formatWhole(max)} characters`);
