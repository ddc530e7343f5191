/** The drawn part of the reply being generated. It has its own store, because it changes every 30 ms. */
export interface StreamingText {
  text: string;
  /** Offsets where the last drawn pieces begin, for fading them in. */
  cuts: readonly number[];
  /** True while the model thinks before it writes more. */
  isThinking: boolean;
}

export const noStreamingText: StreamingText = { text: '', cuts: [], isThinking: false };

/** Pieces drawn longer ago than this many steps have faded in and need no mark. */
const fadingPieces = 14;

export function withDrawn(
  { cuts }: StreamingText,
  text: string,
  from: number,
): Omit<StreamingText, 'isThinking'> {
  return { text, cuts: [...cuts.slice(1 - fadingPieces), from] };
}
