/** Limits of the chat. Lengths are in characters: Unicode code points. */
export const chatLimits = {
  message: 2_000,
  /** A reply edited by the reader. */
  reply: 10_000,
  modelName: 64,
  fact: 300,
  /** Pinned facts per save, and their characters together. They are part of every prompt. */
  facts: 20,
  factsTogether: 2_000,
  feedback: 1_000,
  /** An answer to a question of a story’s script, and the answers together. */
  answer: 60,
  answers: 20,
} as const;
