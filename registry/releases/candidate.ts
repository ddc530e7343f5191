import { Release } from '@storyloom/contract/platform/composition';
import * as z from 'zod/mini';

/** What a team knows of a release before it is built. Gates that read nothing else are run first, because they take no time. */
export const Candidate = z.omit(Release, {
  mfName: true,
  entry: true,
  server: true,
  assets: true,
  parts: true,
  publishedAt: true,
});
export type Candidate = z.output<typeof Candidate>;

/** The version or the build id of a release, as somebody names it. */
export const Reference = z.string().check(z.minLength(1), z.maxLength(64));

/** `points 1.2.0 (3kd9x0a1b2c3)`. */
export const titleOf = ({ mfe, version, buildId }: Pick<Candidate, 'mfe' | 'version' | 'buildId'>): string =>
  `${mfe} ${version} (${buildId})`;

const text = (length: number) => z.nullable(z.string().check(z.maxLength(length)));

/** Where a release comes from, as its team says. */
export const About = z.strictObject({
  /** Commit of the checkout. */
  commit: text(64),
  /** True if the checkout had changes that are in no commit. */
  changed: z.boolean(),
  /** Author of the commit. */
  author: text(200),
  /** What the team says about the release. */
  note: text(500),
});
export type About = z.output<typeof About>;
