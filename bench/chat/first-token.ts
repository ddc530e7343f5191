import type { ReplyScript } from './reply-script.ts';
import type { Side } from './sides.ts';

export interface FirstTokens {
  ours: number[];
  other: number[];
}

const warmUps = 30;

/** Times to first token in ms, one reply at a time, the sides alternating. */
export async function measureFirstTokens(
  [ours, other]: [Side, Side],
  options: { times: number; firstByteMs: number; nextId(): number },
): Promise<FirstTokens> {
  const script = (): ReplyScript => ({
    id: options.nextId(),
    firstByteMs: options.firstByteMs,
    deltas: 4,
    deltaMs: 1,
  });
  const found: FirstTokens = { ours: [], other: [] };
  for (let turn = -warmUps; turn < options.times; turn++) {
    // The first side alternates, so that neither always runs after the other.
    const sides = [
      ['ours', ours],
      ['other', other],
    ] as const;
    for (const [name, ask] of turn % 2 === 0 ? sides : sides.toReversed()) {
      const { firstTokenMs } = await ask(script());
      if (firstTokenMs === null) throw new Error('A reply has no text.');
      if (turn >= 0) found[name].push(firstTokenMs);
    }
  }
  return found;
}
