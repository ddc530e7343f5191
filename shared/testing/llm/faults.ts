import type { ReplyHold } from './hold.ts';

/** How a scripted model behaves. Times in ms. */
export interface Script {
  /** Wait before the status line. */
  firstByteMs?: number;
  /** Answer with this status instead of a stream. */
  status?: number;
  retryAfter?: string;
  /** How many requests fail with `status` before the model recovers; left out: all. */
  failures?: number;
  text?: string;
  /** Characters a delta, and the wait between two. */
  deltaChars?: number;
  deltaMs?: number;
  /** Sends no more than it allows. */
  hold?: ReplyHold;
  ending?: 'normal' | 'cut-mid-character' | 'never' | 'never-silent';
  /** Why it says that it ended; left out: stop. */
  finish?: 'length' | 'content_filter';
  garbled?: boolean;
  duplicated?: boolean;
  /** Behaves like this instead when the prompt begins with words that hold `words`. */
  whenAsked?: { words: string; script: Script };
  /** The whole body as it goes over the wire, instead of `text`. */
  raw?: string;
}

const lighthouse =
  'The lamp turned once, and the whole bay leaned toward it. “You came back,” Odile said — naïve, hopeful, 灯台 bright. Nobody moved.';

/** Ready-made behaviours; a request picks one by its model's name. */
export const recordedFaults: Readonly<Record<string, Script>> = {
  normal: { text: lighthouse },
  'slow-first-byte': { firstByteMs: 1500, text: lighthouse },
  'cut-mid-character': { text: lighthouse, ending: 'cut-mid-character' },
  'garbled-utf8': { text: lighthouse, garbled: true },
  'rate-limited': { status: 429, retryAfter: '1', failures: 1, text: lighthouse },
  'rate-limited-long': { status: 429, retryAfter: '3600' },
  'server-error': { status: 500 },
  'duplicate-events': { text: lighthouse, duplicated: true },
  'never-ending': { text: lighthouse, ending: 'never', deltaMs: 2 },
  'goes-silent': { text: lighthouse, ending: 'never-silent' },
  empty: { text: '' },
};
