import { fillPlaceholders } from '@storyloom/contract/placeholders';
import type { StoryDraftContent } from '@storyloom/contract/story-rules';

/** A trimmed text of a draft as visitors without a name read it; `{{char}}` stays until the main character has a name. */
export function fillDraftText(text = '', { main, opening }: StoryDraftContent): string {
  const character = main?.name?.trim() || '{{char}}';
  return fillPlaceholders(text.trim(), { reader: null, character }, opening);
}
