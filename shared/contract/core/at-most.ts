import * as z from '@storyloom/schema';

/** The limit of a text, with the message of forms. */
export const atMost = (max: number) => z.maxLength(max, `At most ${max.toLocaleString('en')} characters`);
