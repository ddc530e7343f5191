import type { PromptMessage, Provider } from '../modules/providers/providers.service.ts';
import { ProviderError } from '../modules/providers/providers.service.ts';

export interface Measured {
  text: string;
  /** `finished`, or why the reply is none. */
  outcome: string;
  isFinished: boolean;
  inputTokens: number | null;
  outputTokens: number | null;
  /** Time until the first text, in ms; null without any. */
  firstTextMs: number | null;
  /** Duration of the whole reply, in ms. */
  durationMs: number;
  hasThoughts: boolean;
  /** Number of options that the reply offers; null if it was not asked for any. */
  options: number | null;
}

interface Request {
  messages: readonly PromptMessage[];
  model: string;
  maxTokens: number;
}

/** Asks for one reply and measures it; a failure is a result, too. */
export async function measureReply(provider: Provider, request: Request): Promise<Measured> {
  const begun = performance.now();
  const result: Measured = {
    text: '',
    outcome: 'not finished',
    isFinished: false,
    inputTokens: null,
    outputTokens: null,
    firstTextMs: null,
    durationMs: 0,
    hasThoughts: false,
    options: 0,
  };
  try {
    const signal = new AbortController().signal;
    for await (const chunk of provider.stream({ ...request, signal })) {
      if (chunk.type === 'text') {
        result.firstTextMs ??= performance.now() - begun;
        result.text += chunk.text;
      } else if (chunk.type === 'options') result.options = chunk.options.length;
      else if (chunk.type === 'usage') {
        result.inputTokens = chunk.usage.inputTokens;
        result.outputTokens = chunk.usage.outputTokens;
      } else if (chunk.type === 'finish') {
        result.isFinished = chunk.reason !== 'filter' && result.text.trim() !== '';
        result.outcome = result.isFinished ? finished[chunk.reason] : withoutText[chunk.reason];
      } else {
        result.hasThoughts = true;
        if (chunk.type === 'retract') result.text = '';
      }
    }
  } catch (error) {
    result.outcome = error instanceof ProviderError ? error.message : String(error);
  }
  return { ...result, durationMs: performance.now() - begun };
}

const finished = { stop: 'finished', length: 'finished at the limit', filter: '' };
const withoutText = {
  stop: 'the reply has no text',
  length: 'the reply has no text: its thoughts took all tokens',
  filter: 'the provider’s filter withheld the reply',
};
