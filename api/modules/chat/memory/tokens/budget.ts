/** Tokens reserved for the reply in a model's context. */
export const MAX_REPLY_TOKENS = 700;

/** Six turns, which every prompt contains regardless of their length. */
export const MIN_MESSAGES = 12;

/** Lower bound of the budget for triggered lore, in tokens. */
const MIN_TRIGGERED_LORE = 256;

/** Tokens that the parts of a prompt may take. The path gets the unused rest. */
export interface PromptBudget {
  input: number;
  prefix: number;
  /** Part of `prefix`. */
  constantLore: number;
  triggeredLore: number;
  /** Summary, pinned facts and memories together. */
  memory: number;
  /** Part of `memory`: the maximum for memories, from what summary and facts leave. */
  memories: number;
  /** Everything except the path. */
  withoutPath: number;
}

/** `thoughtTokens` are reserved for a model that thinks before it replies, up to a quarter of the context. */
export function promptBudget(contextTokens: number, thoughtTokens = 0): PromptBudget {
  const input = contextTokens - MAX_REPLY_TOKENS - Math.min(thoughtTokens, Math.floor(contextTokens / 4));
  return {
    input,
    prefix: Math.floor(input * 0.35),
    constantLore: Math.floor(input * 0.15),
    triggeredLore: Math.max(MIN_TRIGGERED_LORE, Math.floor(input * 0.2)),
    memory: Math.floor(input * 0.15),
    memories: Math.floor(input * 0.075),
    withoutPath: Math.floor(input * 0.7),
  };
}
