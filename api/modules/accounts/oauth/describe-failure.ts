import * as z from 'zod/mini';

/** The cause of the library's error about a comparison. */
const mismatch = z.object({
  expected: z.optional(z.string()),
  claim: z.optional(z.string()),
  claims: z.optional(z.record(z.string(), z.unknown())),
  attribute: z.optional(z.string()),
  body: z.optional(z.record(z.string(), z.unknown())),
  now: z.optional(z.number()),
});

/** Claims and attributes that are not secret. */
const SHOWN = ['iss', 'aud', 'issuer', 'exp', 'nbf', 'iat'];

export interface LoginFailure {
  reason: string;
  expected?: string | undefined;
  got?: string;
  /** Seconds by which the time of the service is off from ours. */
  secondsOff?: number;
}

/** Says why a login failed: the reasons of an error and its causes, and the values that differ, without codes and tokens. */
export function describeFailure(error: unknown): LoginFailure {
  const errors: Error[] = [];
  let cause = error;
  for (; cause instanceof Error && errors.length < 4; cause = cause.cause) errors.push(cause);
  const reason = errors.map(({ message }) => message).join(': ') || 'unknown';
  const { expected, claim, claims, attribute, body, now } = mismatch.safeParse(cause).data ?? {};
  const name = claim ?? attribute ?? '';
  const got = claims?.[name] ?? body?.[name];
  if (!SHOWN.includes(name) || got === undefined) return { reason };
  if (now !== undefined && typeof got === 'number') return { reason, secondsOff: Math.round(got - now) };
  return { reason, expected, got: String(got) };
}
