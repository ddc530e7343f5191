import { fillPlaceholders } from '@storyloom/contract/core/placeholders';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';

/** A trimmed text of a draft as visitors without a name read it; `{{char}}` stays until the main character has a name. */
export function fillDraftText(text = '', { main, opening }: StoryDraftContent): string {
  const character = main?.name?.trim() || '{{char}}';
  return fillPlaceholders(text.trim(), { reader: null, character }, opening);
}
