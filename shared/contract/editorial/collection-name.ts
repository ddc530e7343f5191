import * as z from '@storyloom/schema';

const message = 'Use lower-case letters, digits and hyphens, such as stormy-night';

/** The last segment of a collection's URL. */
export const collectionName = z.string(message).check(z.regex(/^[a-z0-9-]{1,64}$/, message));
