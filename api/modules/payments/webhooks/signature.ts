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

/** Null if one of the secrets signed `<ts>:<body>` within the tolerance of the time, otherwise what is wrong. */
export function signatureFault({ header, body }: SignedBody, { secrets, now }: Verifier): string | null {
  const parsed = readHeader(header);
  if (parsed === null) return 'it has no signature';
  const { ts, signatures } = parsed;
  const secondsOff = Number(ts) - now.getTime() / 1_000;
  if (Math.abs(secondsOff) > SIGNATURE_TOLERANCE) return `its time is ${Math.round(secondsOff)} s from ours`;
  const expected = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${ts}:`).update(body).digest(),
  );
  // Compares all pairs, so that the timing does not reveal which one is equal.
  const equal = signatures.flatMap((given) => expected.map((each) => timingSafeEqual(given, each)));
  return equal.includes(true) ? null : 'its signature is not valid';
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
