import * as z from '@storyloom/schema';

/** Lower-case letters and digits; no hyphen, because a hyphen separates the pieces of an address. */
export const id = z.string().check(z.regex(/^[a-z0-9]{1,32}$/));
