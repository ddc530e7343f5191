import type { DataOf, ParsedInputOf } from '@storyloom/contract/core/endpoint';
import { prices } from '@storyloom/contract/points/limits';
import type { optimize } from '@storyloom/contract/stories/endpoints/optimize';
import type { suggest } from '@storyloom/contract/stories/endpoints/suggest';
import type { DraftContext } from '@storyloom/contract/stories/entities/writing-help';
import type { Begun, HelpRequests } from '../requests/help-requests.service.ts';
import { assertTextsAllowed } from './moderation.ts';
import { isUnchanged } from './plain-answer.ts';
import { parseSuggestions } from './suggestions.ts';
import { type WriterParts, writeText } from './write-text.ts';

interface Parts extends WriterParts {
  requests: HelpRequests;
}

export const contextText = ({ title, hook, summary, opening, notes, tags, options, names }: DraftContext) =>
  [title, hook, summary, opening, notes ?? '', ...tags, ...options, ...names].join('\n');

/** Improved texts and suggestions. */
export function createTextHelp({ requests, ...writer }: Parts) {
  return {
    /** Throws points.insufficient, writing.moderated, request.repeated. */
    async optimize(
      userId: string,
      { clientRequestId, stream: _stream, ...content }: ParsedInputOf<typeof optimize>,
    ): Promise<Begun<{ content: string }>> {
      const { field, content: text, passage, instruction, context } = content;
      const texts = { content: text, instruction, context: contextText(context) };
      const task = { kind: 'improve', field, text, passage, instruction, context } as const;
      return requests.begin({
        userId,
        clientRequestId,
        content,
        kind: 'OPTIMIZE',
        reason: 'story.optimize',
        price: prices.optimize,
        holds: 1,
        assertAllowed: () => assertTextsAllowed(writer.moderation, texts, 'input'),
        work: {
          failed: 'optimize.failed',
          async run(run) {
            const improved = await writeText(writer, task, run);
            // An unchanged text costs nothing.
            const isSame = isUnchanged(improved, text);
            return { result: { content: isSame ? text : improved }, holds: isSame ? 0 : 1 };
          },
        },
      });
    },

    /** Throws points.insufficient, suggest.failed, writing.moderated, request.repeated. */
    async suggest(
      userId: string,
      { clientRequestId, ...content }: ParsedInputOf<typeof suggest>,
    ): Promise<DataOf<typeof suggest>> {
      const { kind, context } = content;
      const task = { kind: 'suggest', suggestion: kind, context } as const;
      const { answer } = await requests.begin({
        userId,
        clientRequestId,
        content,
        kind: 'SUGGEST',
        reason: 'story.suggest',
        price: prices.suggest,
        holds: 1,
        assertAllowed: () =>
          assertTextsAllowed(writer.moderation, { context: contextText(context) }, 'input'),
        work: {
          failed: 'suggest.failed',
          async run({ signal }) {
            const text = await writeText(writer, task, { signal, write: () => undefined });
            const suggestions = parseSuggestions(text, kind, context);
            if (suggestions.length === 0) throw new Error('The model returned no usable suggestion.');
            return { result: { suggestions }, holds: 1 };
          },
        },
      });
      const { result, pointsCharged } = await answer;
      return { suggestions: result.suggestions, pointsCharged };
    },
  };
}
