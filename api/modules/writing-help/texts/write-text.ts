import { DomainError } from '../../../platform/errors.ts';
import type { Moderation } from '../../moderation/moderation.service.ts';
import type { Models, WritingTask } from '../../providers/providers.service.ts';
import { isRefusal, plainAnswer } from './plain-answer.ts';
import { buildMessages, maxTokensOf } from './prompt.ts';

export interface WriterParts {
  models: Pick<Models, 'provider' | 'standard' | 'contextTokens'>;
  moderation: Pick<Moderation, 'check' | 'checkWords' | 'hasTriggerWord'>;
}

const refusal = (reason: string) => new DomainError('writing.moderated', { place: 'result', reason });

/**
 * Writes a text. Passes whole words that the word list allows to `write`, and checks the whole text at the end. Throws
 * writing.moderated, `ProviderError`, and an Error for a text that is empty or was cut.
 */
export async function writeText(
  { models, moderation }: WriterParts,
  task: WritingTask,
  { signal, write }: { signal: AbortSignal; write(text: string): void },
): Promise<string> {
  const { provider, standard: model, contextTokens } = models;
  let text = '';
  let written = 0;
  let isRetracted = false;
  const maxTokens = maxTokensOf(task, contextTokens);
  const request = { task, model, signal, messages: buildMessages(task), maxTokens };
  for await (const chunk of provider.write(request)) {
    if (chunk.type === 'text') text += chunk.text;
    if (chunk.type === 'retract') [text, isRetracted] = ['', true];
    if (chunk.type === 'finish' && chunk.reason === 'filter') throw refusal('provider');
    if (chunk.type === 'finish' && chunk.reason === 'length') throw new Error('The text was cut.');
    // The author sees the text as it arrives; after a withdrawn thought, only the whole text replaces it.
    if (isRetracted || moderation.hasTriggerWord(text)) continue;
    const end = text.search(/\s\S*$/);
    if (end > written) {
      write(text.slice(written, end));
      written = end;
    }
  }
  const verdict = await moderation.check(text, 'output');
  if (!verdict.allowed) throw refusal(verdict.reason);
  const before = task.kind === 'improve' ? task.text : '';
  if (isRefusal(text, before)) throw new Error('The model refused to write.');
  const result = plainAnswer(text, before);
  if (result === '') throw new Error('The model returned no text.');
  return result;
}
