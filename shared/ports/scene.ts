export interface SceneCharacter {
  name: string;
  profile: string;
  profession?: string;
  skills?: string;
  personality?: string;
  appearance?: string;
  speechStyle?: string;
}

/** The structured input of a reply. Models get the same content as a prompt. */
export interface Scene {
  storyId: string;
  type: 'STORY' | 'ROLE';
  title: string;
  perspective: 'FIRST_PERSON' | 'SECOND_PERSON' | 'THIRD_PERSON';
  category: string;
  /** The opening scene. */
  opening: string;
  main: SceneCharacter;
  supporting: readonly SceneCharacter[];
  /** Quotable sentences of the world book, the most relevant first. */
  lore: readonly string[];
  /** The outcome of a special event that the user message triggered. */
  event?: string;
  /** Empty when an interrupted reply is continued. */
  userMessage: string;
  /** The previous reply. */
  lastReply: string;
  /** Replies before `lastReply`, newest first; used to avoid repetition. */
  earlierReplies: readonly string[];
  /** User messages before `userMessage`, newest first. */
  earlierMessages: readonly string[];
  /** A sentence of an old user message that this turn refers to. */
  memory?: string;
  /** Number of replies on the path. */
  turn: number;
  /** The text of an interrupted reply, to be continued. */
  partialReply: string;
  /** Parent message and attempt: the same seed gives the same reply. */
  seed: string;
  /** The reply and its options, if the story’s script has decided them. */
  told?: { text: string; options: string[] };
}
