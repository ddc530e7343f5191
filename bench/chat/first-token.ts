import type { Order } from './orders.ts';
import type { Side } from './sides.ts';

export interface FirstTokens {
  ours: number[];
  other: number[];
}

const warmUps = 30;

/** Times to the first token, in ms, one reply at a time, the two sides in turn. */
export async function measureFirstTokens(
  [ours, other]: [Side, Side],
  options: { times: number; firstByteMs: number; nextId(): number },
): Promise<FirstTokens> {
  const order = (): Order => ({
    id: options.nextId(),
    firstByteMs: options.firstByteMs,
    deltas: 4,
    deltaMs: 1,
  });
  const found: FirstTokens = { ours: [], other: [] };
  for (let turn = -warmUps; turn < options.times; turn++) {
    // The order alternates, so that neither side always runs after the other.
    const sides = [
      ['ours', ours],
      ['other', other],
    ] as const;
    for (const [name, ask] of turn % 2 === 0 ? sides : sides.toReversed()) {
      const { firstTokenMs } = await ask(order());
      if (firstTokenMs === null) throw new Error('A reply had no text.');
      if (turn >= 0) found[name].push(firstTokenMs);
    }
  }
  return found;
}
