import * as z from '@storyloom/schema';
import { time } from '../../core/fields.ts';

/**
 * The first character of the ids of a part's stories. A story stays in its part, and ids are random, so that the 36 parts
 * of a million stories have about 28,000 addresses each; the protocol allows 50,000.
 */
export const sitemapPart = z.string().check(z.regex(/^[a-z0-9]$/));

/** A part of the sitemap that has stories; `updatedAt` is the latest change of one of them. */
export const sitemapPartEntry = z.object({ part: sitemapPart, updatedAt: time });
