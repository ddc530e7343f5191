/** The door of the lore: what a story's world book becomes, and what of it a reply is written with. */

export { castLore, type LoreCast, type ToldEntry } from './activation/activation.ts';
export type { LoreState } from './activation/timed-effects.ts';
export { type KeptTrace, tellTrace } from './activation/trace.ts';
export { conditionOf, outcomeOf } from './book/conditions.ts';
export { loreOfBook } from './book/entries.ts';
export { sentencesIn } from './book/sentences.ts';
export { fold, isUnspaced } from './match/folding.ts';
