import * as z from '@storyloom/schema';
import { shapeOf } from '../core/content-field.ts';
import { storyLimits } from './limits.ts';
import { storyMessages } from './messages.ts';
import { type listTexts, storyTable } from './story-fields.ts';

// Without this, Zod reports these rules only after all other fields are valid.
const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;
const fits = z.refine((story: unknown) => JSON.stringify(story).length <= storyLimits.contentJson, {
  error: storyMessages.tooLarge,
});
const hasText = (parts: readonly unknown[]) => parts.some((part) => typeof part === 'string' && part.trim());

/** The rules of a published story. A character (ROLE) needs neither a world book nor options; a script has its own options. */
export const storyContent = z.strictObject(shapeOf(storyTable, 'rule')).check(
  fits,
  z.refine((story) => story.type === 'ROLE' || hasText(Object.values(story.worldBook ?? {})), {
    path: ['worldBook'],
    error: storyMessages.worldBook,
    when: isObject,
  }),
  z.refine((story) => story.type === 'ROLE' || hasText([story.script]) || (story.options ?? []).length > 0, {
    path: ['options'],
    error: storyMessages.optionsMissing,
    when: isObject,
  }),
);
export type StoryContent = z.output<typeof storyContent>;

export type ListTexts = Pick<StoryContent, (typeof listTexts)[number]>;
export const noListTexts: ListTexts = { hook: '', summary: '', tags: [] };

/** The rules of a draft: all fields are optional, with the same maximum lengths as in a published story. */
export const storyDraftContent = z.strictObject(shapeOf(storyTable, 'draft')).check(fits);
export type StoryDraftContent = z.output<typeof storyDraftContent>;
