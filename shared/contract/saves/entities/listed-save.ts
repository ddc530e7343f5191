import * as z from '@storyloom/schema';
import { storyCard } from '../../stories/entities/story-card.ts';
import { save } from './save.ts';

/** A save among those of all stories. `excerpt` is empty while the story's text is withheld. */
export const listedSave = z.extend(save, { story: storyCard });
export type ListedSave = z.output<typeof listedSave>;
