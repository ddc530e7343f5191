import type { Cover } from '../images/entities/cover.ts';
import type { StoryQuestion } from './entities/story-question.ts';
import type { PromptText, VersionField } from './story-fields.ts';
import type { StoryContent as Published } from './story-rules.ts';

type Supporting = Published['supporting'][number];
type Texts = Omit<Supporting, 'portrait'>;

/** A character of a version. Only the name and the profile are always there. */
export type StoryCharacter = Pick<Texts, 'name' | 'profile'> & Partial<Texts> & { portrait?: Cover };

/** The content of a version: everything a prompt is assembled from. Versions may be older than a text of it. */
export type StoryContent = Omit<Pick<Published, VersionField>, 'main' | 'supporting' | PromptText> &
  Partial<Pick<Published, PromptText>> & {
    main: StoryCharacter;
    supporting: StoryCharacter[];
    /** What its script asks before the first turn. Older versions of a story with a script have none. */
    questions?: readonly StoryQuestion[];
  };
