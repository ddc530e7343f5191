/** What a reply may take of a model's context. */
export const maxReplyTokens = 700;

/** However long they are, the last six turns are always sent. */
export const LEAST_MESSAGES = 12;

/** Triggered lore may always have so much. */
const LEAST_LORE = 256;

/** What the parts of a prompt may take, in tokens; what one leaves, the path takes. */
export interface Shares {
  input: number;
  prefix: number;
  /** Within the prefix. */
  constantLore: number;
  triggeredLore: number;
  /** Chapters, pinned facts and moments together. */
  memory: number;
  /** Within the memory: the most that moments take of what chapters and facts leave. */
  moments: number;
  /** All but the path. */
  others: number;
}

export function sharesOf(contextTokens: number): Shares {
  const input = contextTokens - maxReplyTokens;
  return {
    input,
    prefix: Math.floor(input * 0.35),
    constantLore: Math.floor(input * 0.15),
    triggeredLore: Math.max(LEAST_LORE, Math.floor(input * 0.2)),
    memory: Math.floor(input * 0.15),
    moments: Math.floor(input * 0.075),
    others: Math.floor(input * 0.7),
  };
}
