/** The door of the lore: what a story's world book becomes, and what of it a reply is written with. */

export { conditionOf, outcomeOf } from './book/conditions.ts';
export { loreOfBook } from './book/entries.ts';
export { sentencesIn } from './book/sentences.ts';
export { castLore, type LoreCast, type ToldEntry } from './cast/cast.ts';
export type { LoreState } from './cast/timed.ts';
export { type KeptTrace, tellTrace } from './cast/trace.ts';
export { fold, isUnspaced } from './match/folding.ts';
