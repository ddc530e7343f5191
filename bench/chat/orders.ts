/** Instructions to the bench's provider inside the user message, which reaches it through both sides. */
export interface Order {
  id: number;
  firstByteMs: number;
  deltas: number;
  deltaMs: number;
}

const form = /bench order (\d+): first byte (\d+) ms, (\d+) deltas, one each (\d+) ms/;

export function wordsOf({ id, firstByteMs, deltas, deltaMs }: Order): string {
  return `bench order ${id}: first byte ${firstByteMs} ms, ${deltas} deltas, one each ${deltaMs} ms`;
}

/** Throws when the words are no order. */
export function orderIn(words: string): Order {
  const found = form.exec(words)?.slice(1).map(Number);
  const [id, firstByteMs, deltas, deltaMs] = found ?? [];
  if (id === undefined || firstByteMs === undefined || deltas === undefined || deltaMs === undefined) {
    throw new Error(`No order of the bench: ${words.slice(0, 80)}`);
  }
  return { id, firstByteMs, deltas, deltaMs };
}
