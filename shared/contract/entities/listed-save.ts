import * as z from '@storyloom/schema';
import { save } from './save.ts';
import { storyCard } from './story-card.ts';

/** A save among those of all stories. `excerpt` is empty while the story's text is withheld. */
export const listedSave = z.extend(save, { story: storyCard });
export type ListedSave = z.output<typeof listedSave>;
