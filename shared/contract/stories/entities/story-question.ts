import * as z from '@storyloom/schema';

/** What a script asks its reader before the first turn. The answer becomes the value of its variable. */
export const storyQuestion = z.object({ variable: z.string(), text: z.string() });
export type StoryQuestion = z.output<typeof storyQuestion>;
