import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

const common = {
  buildId: z.string(),
  /** When the checks ended. */
  at: z.iso.datetime(),
  /** HMAC-SHA256 with the signer's token over the other fields, base64url. */
  signature: z.string(),
};

/**
 * The statement that comes with a release. `team`: the team's checks passed for this build, with what each found.
 * `installation`: `npm start` publishes the build of its own checkout, unchecked.
 */
export const Proof = z.discriminatedUnion(
  'by',
  [
    z.strictObject({
      by: z.literal('team'),
      checks: z.strictObject({
        types: z.string(),
        arrows: z.string(),
        tests: z.string(),
        budgets: z.string(),
      }),
      ...common,
    }),
    z.strictObject({ by: z.literal('installation'), ...common }),
  ],
  'A release needs a proof of its checks, which npm run release -- publish sends.',
);
export type Proof = z.output<typeof Proof>;
export type Checks = Extract<Proof, { by: 'team' }>['checks'];

/** Name of the token that signs the proofs of `npm start`. */
export const installation = 'installation';

type Statement =
  | { by: 'team'; buildId: string; at: string; checks: Checks }
  | { by: 'installation'; buildId: string; at: string };

function signatureOf(statement: Statement, token: string): string {
  const { by, buildId, at } = statement;
  const checks = statement.by === 'team' ? statement.checks : null;
  const found = checks && [checks.types, checks.arrows, checks.tests, checks.budgets];
  return createHmac('sha256', token)
    .update(JSON.stringify(['proof', by, buildId, at, found]))
    .digest('base64url');
}

export function signProof(statement: Statement, token: string): Proof {
  return { ...statement, signature: signatureOf(statement, token) };
}

/** True if the proof is for this build and was signed with this token. */
export function isSigned(proof: Proof, buildId: string, token: string): boolean {
  const [given, wanted] = [Buffer.from(proof.signature), Buffer.from(signatureOf(proof, token))];
  return proof.buildId === buildId && given.length === wanted.length && timingSafeEqual(given, wanted);
}
