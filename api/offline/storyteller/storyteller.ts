import { setTimeout as sleep } from 'node:timers/promises';
import type { Provider, ProviderChunk, ProviderRequest } from '../../modules/providers/port/provider.ts';
import { ProviderError } from '../../modules/providers/port/provider-error.ts';
import { tell } from './reply.ts';
import { shorten } from './summary.ts';

/** Words come in small groups, as from a hand that pauses at full stops. */
const GROUP = 3;
const PAUSE_AT_STOP = 2.5;

/**
 * Writes replies without a model, from the story itself, at the pace of a person who tells it.
 * Its name says what it is: it never pretends to be a model.
 */
export function createStoryteller({ charsPerSecond }: { charsPerSecond: number }): Provider {
  async function* stream({ scene, signal }: ProviderRequest): AsyncGenerator<ProviderChunk> {
    const { text, options } = tell(scene);
    for (const group of groups(rest(text, scene.written))) {
      const stops = /[.!?…]”?\s*$/.test(group) ? PAUSE_AT_STOP : 1;
      await pause((group.length / charsPerSecond) * 1000 * stops, signal);
      yield { type: 'text', text: group };
    }
    yield { type: 'options', options };
    yield { type: 'usage', usage: { inputTokens: 0, outputTokens: 0 } };
    yield { type: 'finish', reason: 'stop' };
  }
  return {
    name: 'storyteller',
    stream,
    summarize: async ({ passage, maxTokens }) => shorten(passage, maxTokens),
  };
}

/** A telling that was broken off goes on at the same word: its seed gives the same text again. */
function rest(text: string, written: string): string {
  if (written === '') return text;
  return text.startsWith(written) ? text.slice(written.length) : `\n\n${text}`;
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds >= 1) await sleep(milliseconds, undefined, { signal }).catch(() => undefined);
  if (signal.aborted) throw new ProviderError('cut', 'the telling was stopped');
}

function groups(text: string): string[] {
  const words = text.match(/\s*\S+\s*/g) ?? [];
  const found: string[] = [];
  for (let at = 0; at < words.length; at += GROUP) found.push(words.slice(at, at + GROUP).join(''));
  return found;
}
