import { randomBytes } from 'node:crypto';

const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';
let last = 0;

/** An id as Paddle makes them: a prefix and 26 characters, which sort by the time of creation. */
export function newPaddleId(prefix: string): string {
  last = Math.max(Date.now(), last + 1);
  let time = '';
  for (let rest = last; time.length < 10; rest = Math.floor(rest / 32)) time = DIGITS[rest % 32] + time;
  const random = [...randomBytes(16)].map((byte) => DIGITS[byte % 32]).join('');
  return `${prefix}_${time}${random}`;
}
