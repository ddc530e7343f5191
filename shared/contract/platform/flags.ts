import * as z from '@storyloom/schema';

export const FlagValue = z.union([z.boolean(), z.string().check(z.maxLength(200)), z.number()]);
export type FlagValue = z.output<typeof FlagValue>;

/** A flag as a release declares it. */
export const Flag = z.strictObject({
  default: FlagValue,
  /** The value of a share of the visitors, for the provider of the site. */
  rollout: z.optional(
    z.strictObject({
      value: FlagValue,
      /** The share, in hundredths of a percent. */
      basisPoints: z.int().check(z.gte(0), z.lte(10_000)),
    }),
  ),
});
export type Flag = z.output<typeof Flag>;

/** Flags of a micro-frontend by name, which begins with its own: `reader.wide-covers`. */
export const Flags = z
  .record(z.string().check(z.regex(/^[a-z][a-z0-9]*\.[a-z][a-z0-9-]{0,63}$/)), Flag)
  .check(z.refine((flags) => Object.keys(flags).length <= 50, 'A micro-frontend has at most 50 flags.'));

/** What one visitor gets, by the flag's name. */
export type FlagValues = Readonly<Record<string, FlagValue>>;
