import { fillPlaceholders } from '@storyloom/contract/core/placeholders';
import { fillAnswers, toStoryQuestions } from '@storyloom/contract/stories/reader-questions';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';

/** A trimmed text of a draft as visitors without a name read it; `{{char}}` stays until the main character has a name. */
export function fillDraftText(text = '', { main, opening, readerQuestions }: StoryDraftContent): string {
  const character = main?.name?.trim() || '{{char}}';
  const unanswered = fillAnswers(text.trim(), toStoryQuestions(readerQuestions), {});
  return fillPlaceholders(unanswered, { reader: null, character }, opening);
}
