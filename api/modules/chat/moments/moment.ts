/** A strand of a tree that a path stands on, and how deep. */
export interface Strand {
  strand: string;
  toDepth: number;
}

/** An exchange of long ago that what is said now is about. */
export interface Moment {
  /** The reply. */
  messageId: string;
  depth: number;
  /** The reader's turn; empty where the story began. */
  turn: string;
  reply: string;
  /** What called it up, as it is written now. */
  words: string[];
}
