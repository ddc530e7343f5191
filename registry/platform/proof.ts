import * as z from 'zod/mini';

/** When the checks ended. */
const at = z.iso.datetime();

/**
 * The statement that comes with a release; the token of the request says whose it is. `team`: the team's checks passed for
 * this build, with what each found. `installation`: `npm start` publishes the build of its own checkout, unchecked.
 */
export const Proof = z.discriminatedUnion(
  'by',
  [
    z.strictObject({
      by: z.literal('team'),
      checks: z.strictObject({ types: z.string(), arrows: z.string(), tests: z.string() }),
      at,
    }),
    z.strictObject({ by: z.literal('installation'), at }),
  ],
  'A release needs a proof of its checks, which npm run release -- publish sends.',
);
export type Proof = z.output<typeof Proof>;
export type Checks = Extract<Proof, { by: 'team' }>['checks'];
