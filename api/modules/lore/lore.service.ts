/** Turns world books into lore entries and activates the entries for a reply. */

export { activateLore, type LoreActivation } from './activation/activation.ts';
export type { LoreState } from './activation/timed-effects.ts';
export { presentTrace, type StoredLoreTrace } from './activation/trace.ts';
export { createLoreEntries } from './book/entries.ts';
export { suggestKeys } from './book/keys.ts';
export { splitSentences } from './book/sentences.ts';
export { findNames, findNouns } from './book/vocabulary.ts';
export { fold, isUnspaced } from './match/folding.ts';
export { isUsablePattern } from './match/patterns.ts';
export type { LoreStudio } from './studio/studio.ts';
export type { LoreModel } from './studio/try-messages.ts';
