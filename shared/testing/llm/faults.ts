import type { ReplyHold } from './hold.ts';

/** How a scripted model behaves. Times in ms. */
export interface Script {
  /** Wait before the status line. */
  firstByteMs?: number;
  /** Answer with this status instead of a stream. */
  status?: number;
  retryAfter?: string;
  /** Number of requests that fail with `status` before the model recovers; left out: all. */
  failures?: number;
  text?: string;
  /** Characters per delta, and the wait between two deltas. */
  deltaChars?: number;
  deltaMs?: number;
  /** Limits the text that is sent. */
  hold?: ReplyHold;
  ending?: 'normal' | 'cut-mid-character' | 'never' | 'never-silent';
  /** The finish reason of the reply; left out: `stop`. */
  finish?: 'length' | 'content_filter';
  garbled?: boolean;
  duplicated?: boolean;
  /** Uses this script instead if the first message of the prompt contains `words`. */
  whenAsked?: { words: string; script: Script };
  /** Refuses prompts that strict chat templates refuse: see `findFaultOfPrompt`. */
  strict?: boolean;
  /** Refuses requests with these parameters. */
  refusedParameters?: readonly string[];
  /** The whole response body, instead of `text`. */
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
