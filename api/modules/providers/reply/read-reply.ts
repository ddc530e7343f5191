import type { FinishReason, ProviderChunk, Usage } from '@storyloom/ports/provider';
import { ProviderError } from '@storyloom/ports/provider-error';
import { createMarkFilter } from './marks.ts';
import { createOptionsSplitter } from './options-marker.ts';
import { createSpeakerFilter } from './speaker.ts';

/** The content of one event of a provider's stream. */
export interface WireChunk {
  text: string;
  /** True if the event holds a part of a thought. */
  isThought: boolean;
  finish: FinishReason | undefined;
  usage: Usage | undefined;
}

interface ReplyLimits {
  /** A longer reply is cut; counts thoughts too. */
  maxChars: number;
  /** True for a model whose replies begin inside a thought. */
  beginsInThought: boolean;
  /** The character’s name, which is removed from the start of a reply. */
  speaker?: string | undefined;
}

/** How a reply ended, and what it was. */
export interface ReplyEnd {
  reason: FinishReason;
  hasThought: boolean;
  hasText: boolean;
  /** True if it closed a thought without opening one. */
  closedAlone: boolean;
}

/**
 * The chunks of a reply before its finish, without thoughts and marks, and with its options apart. Only a known finish reason
 * ends a reply: without one it throws a `cut`, after the text that there is.
 */
export async function* readReply(
  chunks: AsyncIterable<WireChunk>,
  { maxChars, beginsInThought, speaker: name }: ReplyLimits,
): AsyncGenerator<ProviderChunk, ReplyEnd> {
  const marks = createMarkFilter(beginsInThought);
  let splitter = createOptionsSplitter();
  let speaker = createSpeakerFilter(name);
  let finish: FinishReason | undefined;
  let failure: unknown;
  let length = 0;
  let [isThinking, hasThought, hasText] = [false, false, false];
  try {
    for await (const chunk of chunks) {
      const { retract, text } = marks.push(clean(chunk.text));
      if (retract) {
        splitter = createOptionsSplitter();
        speaker = createSpeakerFilter(name);
        hasText = false;
        yield { type: 'retract' };
      }
      const prose = splitter.push(speaker.push(text));
      const isNewThought: boolean = marks.hasThought && !hasThought;
      const thinks = prose === '' && (chunk.isThought || marks.isThinking || isNewThought);
      hasThought ||= thinks || marks.hasThought;
      if (thinks && !isThinking) yield { type: 'thinking' };
      if (thinks || prose !== '') isThinking = thinks;
      hasText ||= prose.trim() !== '';
      if (prose !== '') yield { type: 'text', text: prose };
      if (chunk.usage) yield { type: 'usage', usage: chunk.usage };
      finish = chunk.finish ?? finish;
      length += chunk.text.length;
      if (length <= maxChars) continue;
      finish = 'length';
      break;
    }
  } catch (error) {
    failure = error;
  }
  const last = splitter.push(speaker.push(marks.end()) + speaker.end());
  const { prose, options } = splitter.end();
  const rest = last + prose;
  const text = finish === 'stop' && failure === undefined ? rest.trimEnd() : rest;
  hasText ||= text.trim() !== '';
  if (text !== '') yield { type: 'text', text };
  if (failure !== undefined) throw failure;
  if (finish === undefined)
    throw new ProviderError('cut', 'the reply of the model ended without an end mark');
  if (options.length > 0) yield { type: 'options', options };
  return { reason: finish, hasThought, hasText, closedAlone: marks.closedAlone };
}

/** Removes U+FFFD, which stands for invalid UTF-8, and NUL, which PostgreSQL cannot store. */
const clean = (text: string) => text.replaceAll('\uFFFD', '').replaceAll('\0', '');

const FINISHED: Readonly<Record<string, FinishReason>> = {
  stop: 'stop',
  end_turn: 'stop',
  stop_sequence: 'stop',
  eos: 'stop',
  eos_token: 'stop',
  complete: 'stop',
  length: 'length',
  max_tokens: 'length',
  model_length: 'length',
  content_filter: 'filter',
  'content-filter': 'filter',
  safety: 'filter',
  refusal: 'filter',
};

/** The finish reason of a provider; undefined for an empty or unknown one, which is no end. */
export const readFinish = (reason: unknown): FinishReason | undefined =>
  typeof reason === 'string' ? FINISHED[reason.toLowerCase()] : undefined;
