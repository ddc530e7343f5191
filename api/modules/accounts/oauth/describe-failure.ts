/** The cause of the library's error about a comparison. */
interface Comparison {
  expected?: unknown;
  claim?: string;
  claims?: Record<string, unknown>;
  attribute?: string;
  body?: Record<string, unknown>;
  now?: number;
}

/** Claims and attributes that are not secret. */
const SHOWN = ['iss', 'aud', 'issuer', 'exp', 'nbf', 'iat'];

/** Says why a login failed: the reasons of an error and its causes, and the values that differ, without codes and tokens. */
export function describeFailure(error: unknown) {
  const errors: Error[] = [];
  let cause = error;
  for (; cause instanceof Error && errors.length < 4; cause = cause.cause) errors.push(cause);
  const reason = errors.map(({ message }) => message).join(': ') || 'unknown';
  const { expected, claim, claims, attribute, body, now } = Object(cause) as Comparison;
  const name = claim ?? attribute ?? '';
  if (!SHOWN.includes(name)) return { reason };
  const got = { ...body, ...claims }[name];
  // Seconds by which the time of the service is off from ours.
  if (now !== undefined) return { reason, secondsOff: Math.round(Number(got) - now) };
  return { reason, expected, got };
}
