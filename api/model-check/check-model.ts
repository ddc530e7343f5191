import { assemblePrompt } from '../modules/chat/memory/prompt/prompt.ts';
import { summaryPrompt } from '../modules/chat/memory/summaries/summary-prompt.ts';
import { promptBudget } from '../modules/chat/memory/tokens/budget.ts';
import { createTokens } from '../modules/chat/memory/tokens/tokens.ts';
import type { Models, PromptMessage } from '../modules/providers/providers.service.ts';
import { type Measured, measureReply } from './measure-reply.ts';
import { checkedStory, userMessages } from './story.ts';

/** One request to the model and its result. */
export interface Checked extends Measured {
  step: string;
}

type PathMessage = { role: 'user' | 'assistant'; text: string; depth: number };

/** Tokens of the summary that is asked for. */
const SUMMARY_TOKENS = 300;
const REPLY_TOKENS = 700;

/**
 * Plays five turns, a new version of the last reply, the continuation of its first half and a summary, with the prompts of
 * the site. Yields each result as soon as it is there.
 */
export async function* checkModel(models: Models): AsyncGenerator<Checked> {
  const { standard: model, contextTokens, provider } = models;
  const tokens = createTokens();
  let path: PathMessage[] = [{ role: 'assistant', text: checkedStory.opening, depth: 0 }];

  const ask = (messages: readonly PromptMessage[], maxTokens = REPLY_TOKENS) =>
    measureReply(provider, { messages, model, maxTokens });
  const prompt = (messages: readonly PathMessage[], isContinuation = false) =>
    assemblePrompt({
      story: checkedStory,
      replyLength: 'MEDIUM',
      path: messages,
      lore: { constant: [], triggered: [] },
      isContinuation,
      memory: { sections: [], facts: [], memories: [] },
      budget: promptBudget(contextTokens, provider.thoughtTokens(model)),
      count: tokens.counterFor(model),
    }).messages;

  for (const [at, text] of userMessages.entries()) {
    path = [{ role: 'user', text, depth: 2 * at + 1 }, ...path];
    const turn = await ask(prompt(path));
    yield { step: `turn ${at + 1}`, ...turn };
    // A wrong key or address would fail everything else as well.
    if (at === 0 && !turn.isFinished) return;
    path = [{ role: 'assistant', text: turn.text, depth: 2 * at + 2 }, ...path];
  }
  const [reply, ...before] = path;
  yield { step: 'another version', ...(await ask(prompt(before))) };
  const begun = { role: 'assistant' as const, text: firstHalf(reply?.text ?? ''), depth: 10 };
  yield { step: 'continue', ...(await ask(prompt([begun, ...before], true))) };
  const turns = path.filter(({ text }) => text !== '').reverse();
  yield {
    step: 'summary',
    ...(await ask(summaryPrompt(checkedStory.title, turns, SUMMARY_TOKENS), SUMMARY_TOKENS)),
    options: null,
  };
}

/** The words of the first half of a text; a text that is empty is replaced by a beginning. */
function firstHalf(text: string): string {
  const words = text.split(' ');
  return words.slice(0, Math.ceil(words.length / 2)).join(' ') || 'The door opened, and';
}
