import { type StoryField, storyFields } from '@storyloom/contract/stories/story-fields';
import { type StoryDraftContent, storyDraftContent } from '@storyloom/contract/stories/story-rules';
import { asRecord } from '../formats/values.ts';
import type { Report } from './report.ts';

/** Fields that a card has a place for, in its own fields or beside them. */
const cardFields: readonly StoryField[] = ['cover', 'opening', 'tags', 'styleSample', 'lore'];

/** Fields of a story that cards have no fields for. They are in the card's extensions under `storyloom`. */
export const ownFields = storyFields.filter((field) => !cardFields.includes(field));

/** Reads the fields that our export added to a card; each is checked on its own. */
export function readOwnContent(extensions: unknown, report: Report): StoryDraftContent {
  const own = asRecord(asRecord(asRecord(extensions).storyloom).content);
  const content: Record<string, unknown> = {};
  for (const field of ownFields) {
    if (own[field] === undefined) continue;
    const { data } = storyDraftContent.shape[field].safeParse(own[field]);
    // An empty text means that the story had no value; it overrides a value found elsewhere in the card.
    if (own[field] === '') content[field] = '';
    else if (data === undefined) report.add('refused', 'Settings of a story with invalid values', field);
    else content[field] = data;
  }
  return content;
}
