/** Timing and length of a reply, sent to the provider as the user message, so that both sides transmit it. */
export interface ReplyScript {
  id: number;
  firstByteMs: number;
  deltas: number;
  deltaMs: number;
}

const format = /bench script (\d+): first byte (\d+) ms, (\d+) deltas, one each (\d+) ms/;

export function formatScript({ id, firstByteMs, deltas, deltaMs }: ReplyScript): string {
  return `bench script ${id}: first byte ${firstByteMs} ms, ${deltas} deltas, one each ${deltaMs} ms`;
}

/** Throws if the text contains no script. */
export function parseScript(text: string): ReplyScript {
  const found = format.exec(text)?.slice(1).map(Number);
  const [id, firstByteMs, deltas, deltaMs] = found ?? [];
  if (id === undefined || firstByteMs === undefined || deltas === undefined || deltaMs === undefined) {
    throw new Error(`Not a reply script: ${text.slice(0, 80)}`);
  }
  return { id, firstByteMs, deltas, deltaMs };
}
