import { setTimeout as sleep } from 'node:timers/promises';
import type {
  Provider,
  ProviderChunk,
  ProviderRequest,
  ToldReply,
  WritingRequest,
} from '@storyloom/ports/provider';
import { ProviderError } from '@storyloom/ports/provider-error';
import type { WritingTask } from '@storyloom/ports/writing-task';
import { editText, isToCorrect } from './editor/edit-text.ts';
import { ownWords } from './editor/own-words.ts';
import type { Proofread } from './editor/proofread/proofreader.ts';
import { suggestTexts } from './editor/suggest-texts.ts';
import { summarize } from './summarize.ts';

/** Words per chunk. */
const CHUNK_WORDS = 3;
/** Delay factor after a sentence. */
const SENTENCE_PAUSE = 2.5;

/** Waits this many milliseconds, or until the signal aborts. */
type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

interface StorytellerParts {
  charsPerSecond: number;
  /** Without it, texts are edited by rules alone. */
  proofread?: Proofread;
  /** Replaced by tests. */
  wait?: Wait;
}

const sleepUntil: Wait = (ms, signal) => sleep(ms, undefined, { signal });

/**
 * The built-in provider: sends what the story's script tells, at a configurable pace.
 */
export function createStoryteller({
  charsPerSecond,
  proofread = async ({ texts }) => texts,
  wait = sleepUntil,
}: StorytellerParts): Provider {
  async function* type(text: string, signal: AbortSignal): AsyncGenerator<ProviderChunk> {
    for (const chunk of chunks(text)) {
      const stops = /[.!?…]”?\s*$/.test(chunk) ? SENTENCE_PAUSE : 1;
      await pause(wait, (chunk.length / charsPerSecond) * 1000 * stops, signal);
      yield { type: 'text', text: chunk };
    }
  }

  async function* stream({ told, signal }: ProviderRequest): AsyncGenerator<ProviderChunk> {
    if (told === undefined) throw new ProviderError('empty', 'the script of the story told nothing');
    yield* type(remainder(told), signal);
    yield { type: 'options', options: told.options };
    yield { type: 'usage', usage: { inputTokens: 0, outputTokens: 0 } };
    yield { type: 'finish', reason: 'stop' };
  }
  async function* write({ task, signal }: WritingRequest): AsyncGenerator<ProviderChunk> {
    yield* type(await answerTo(task, proofread, signal), signal);
    yield { type: 'finish', reason: 'stop' };
  }

  return {
    name: 'storyteller',
    thoughtTokens: () => 0,
    stream,
    write,
    summarize: async ({ passage, maxTokens }) => summarize(passage, maxTokens),
  };
}

async function answerTo(task: WritingTask, proofread: Proofread, signal: AbortSignal): Promise<string> {
  const own = ownWords(task.context);
  if (task.kind === 'improve') {
    if (!isToCorrect(task)) return task.text;
    const [text = task.text] = await proofread({ texts: [task.text], own }, signal);
    return editText({ ...task, text });
  }
  const { hook, summary, opening } = task.context;
  const [goodHook = hook, goodSummary = summary, goodOpening = opening] =
    // Tags and options are not made of sentences.
    task.suggestion === 'TITLE' || task.suggestion === 'HOOK'
      ? await proofread({ texts: [hook, summary, opening], own }, signal)
      : [];
  const context = { ...task.context, hook: goodHook, summary: goodSummary, opening: goodOpening };
  return suggestTexts({ ...task, context }).join('\n');
}

/** The rest of an interrupted reply. A new version of the story may tell something else. */
function remainder({ text, partialReply }: ToldReply): string {
  if (partialReply === '') return text;
  return text.startsWith(partialReply) ? text.slice(partialReply.length) : `\n\n${text}`;
}

async function pause(wait: Wait, milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds >= 1) await wait(milliseconds, signal).catch(() => undefined);
  if (signal.aborted) throw new ProviderError('cut', 'the reply was stopped');
}

function chunks(text: string): string[] {
  const words = text.match(/\s*\S+\s*/g) ?? [];
  const found: string[] = [];
  for (let at = 0; at < words.length; at += CHUNK_WORDS)
    found.push(words.slice(at, at + CHUNK_WORDS).join(''));
  return found;
}
