export interface SceneCharacter {
  name: string;
  profile: string;
  profession?: string;
  skills?: string;
  personality?: string;
  appearance?: string;
  speechStyle?: string;
}

/** What a reply is written from, apart from the wording of a prompt. */
export interface Scene {
  storyId: string;
  type: 'STORY' | 'ROLE';
  title: string;
  perspective: 'FIRST_PERSON' | 'SECOND_PERSON' | 'THIRD_PERSON';
  category: string;
  /** The opening scene, which tells where all this happens. */
  opening: string;
  main: SceneCharacter;
  supporting: readonly SceneCharacter[];
  /** Whole sentences of the world book that may be said aloud, those that fit the turn first. */
  lore: readonly string[];
  /** Something the world book lets happen upon the reader's words. */
  event?: string;
  /** The reader's last words; empty for Continue. */
  lastTurn: string;
  /** The reply before it, for callbacks. */
  lastReply: string;
  /** Replies before that one, newest first, so that nothing is told twice in a row of turns. */
  told: readonly string[];
  /** What the reader said before, newest first. */
  said: readonly string[];
  /** A sentence of the reader’s, of long ago, that this turn speaks of. */
  remembered?: string;
  /** Replies on the path so far. */
  turn: number;
  /** Text the reply already has; it goes on from there. */
  written: string;
  /** Same seed, same reply: parent message and attempt. */
  seed: string;
}
