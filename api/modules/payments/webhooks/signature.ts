import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum difference between the time of a signature and ours, in either direction, in seconds. */
export const SIGNATURE_TOLERANCE = 30;

/** A header is a few hundred characters long, even with several signatures. */
const MAX_HEADER_CHARS = 2_000;

interface SignedBody {
  /** The header Paddle-Signature: `ts=<seconds>;h1=<hex>`, with an `h1` for each secret of the sender. */
  header: string;
  body: Uint8Array;
}

interface Verifier {
  /** Any of them may have signed. */
  secrets: readonly string[];
  now: Date;
}

/** True if one of the secrets signed `<ts>:<body>` within the tolerance of the time. */
export function isSigned({ header, body }: SignedBody, { secrets, now }: Verifier): boolean {
  const parsed = readHeader(header);
  if (parsed === null) return false;
  const { ts, signatures } = parsed;
  if (Math.abs(now.getTime() / 1_000 - Number(ts)) > SIGNATURE_TOLERANCE) return false;
  const expected = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${ts}:`).update(body).digest(),
  );
  // Compares all pairs, so that the timing does not reveal which one is equal.
  return signatures.flatMap((given) => expected.map((each) => timingSafeEqual(given, each))).includes(true);
}

/** Seconds by which the time of a signature is after ours; null without a time. */
export function secondsOff(header: string, now: Date): number | null {
  const parsed = readHeader(header);
  return parsed === null ? null : Math.round(Number(parsed.ts) - now.getTime() / 1_000);
}

function readHeader(header: string): { ts: string; signatures: Buffer[] } | null {
  if (header.length > MAX_HEADER_CHARS) return null;
  const pairs = header.split(';').map((part) => part.split('=', 2) as [string, string?]);
  const valuesOf = (name: string) => pairs.flatMap(([key, value]) => (key === name ? [value ?? ''] : []));
  const [ts = '', ...more] = valuesOf('ts');
  if (!/^\d{1,12}$/.test(ts) || more.length > 0) return null;
  const signatures = valuesOf('h1')
    .filter((hex) => /^[0-9a-f]{64}$/.test(hex))
    .map((hex) => Buffer.from(hex, 'hex'));
  return { ts, signatures };
}
