import * as z from '@storyloom/schema';

/** What a story asks its reader before the first turn. The answer becomes the value of a variable of its script, or takes the place of the word in its texts. */
export const storyQuestion = z.object({ variable: z.string(), text: z.string() });
export type StoryQuestion = z.output<typeof storyQuestion>;
