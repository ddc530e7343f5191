import type { PlayableStory } from '../../../catalogue/catalogue.service.ts';
import type { Memory, MessageRow } from '../../../messages/messages.service.ts';
import type { PromptMessage } from '../../../providers/providers.service.ts';
import { LEAST_MESSAGES, type Shares } from '../tokens/budget.ts';
import { runWithin, totalOf, wholeWithin } from '../tokens/fitting.ts';
import type { CountTokens } from '../tokens/tokens.ts';
import { momentsText, momentsWithin } from './memories.ts';
import { prefixOf } from './prefix.ts';
import { chaptersWithin, factsText, type StoryMemory } from './sections.ts';
import { perspectives } from './wording.ts';

/** World-book entries for a reply: those that always hold, and those the last turns called up, best first. */
export interface CastLore {
  constant: readonly string[];
  triggered: readonly string[];
}

export interface PromptParts {
  story: PlayableStory;
  /** The path from its end up, newest first; the reader's turn is the first. */
  path: readonly Pick<MessageRow, 'role' | 'text' | 'depth'>[];
  lore: CastLore;
  memory: StoryMemory;
  /** The reply goes on from its own beginning, which is the newest message of the path. */
  goesOn: boolean;
  shares: Shares;
  count: CountTokens;
}

export interface Prompt {
  messages: PromptMessage[];
  /** The moments that are told in it, as far as they are. */
  remembered: Memory[];
}

/**
 * A stable prefix first, so that providers can cache it; then what is remembered; then the path; what changes with
 * each turn comes last. Never more than the input's share, unless its rules, facts and last six turns alone are.
 */
export function assemblePrompt({ story, path, lore, memory, goesOn, shares, count }: PromptParts): Prompt {
  const told = path.filter(({ text }) => text !== '');
  const least = told.slice(0, LEAST_MESSAGES);
  const reminder = reminderOf(story, goesOn);
  const facts = factsText(memory.facts);
  const always = totalOf([facts, reminder], count);
  const lastTurns = totalOf(
    least.map(({ text }) => text),
    count,
  );
  // Where the last turns need more than their share, the others shrink: moments first, then chapters, then lore, then the cast.
  let room = Math.min(shares.others, shares.input - lastTurns) - always;

  const prefix = prefixOf(story, lore.constant, { ...shares, prefix: Math.min(shares.prefix, room) }, count);
  room -= count(prefix);
  const known = knownHere(lore.triggered, Math.min(shares.triggeredLore, room), count);
  room -= totalOf([known], count);
  const ownShare = shares.memory - totalOf([facts], count);
  const chapters = chaptersWithin(memory.chapters, Math.min(ownShare, room), count);
  const left = Math.min(ownShare, room) - totalOf([chapters.text], count);
  const recalled = momentsWithin(memory.moments, Math.min(left, shares.moments), count);

  const fixed = totalOf([prefix, chapters.text, known, momentsText(recalled)], count) + always;
  const untold = told.filter(({ depth }, at) => at < LEAST_MESSAGES || depth > chapters.coveredDepth);
  const newest = runWithin(untold, shares.input - fixed, count, LEAST_MESSAGES);
  const oldestDepth = newest.at(-1)?.depth ?? 0;
  const remembered = recalled.filter(({ depth }) => depth < oldestDepth);
  const recent = newest.map(({ role, text }): PromptMessage => ({ role, content: text })).reverse();
  const messages = [
    ...system(prefix, chapters.text, facts),
    ...recent.slice(0, -2),
    ...system(known, momentsText(remembered)),
    ...recent.slice(-2, -1),
    ...system(reminder),
    ...recent.slice(-1),
  ];
  return { messages, remembered };
}

function knownHere(triggered: readonly string[], budget: number, count: CountTokens): string {
  const heading = 'Known here:';
  const kept = wholeWithin(triggered, budget - count(heading), count);
  return kept.length === 0 ? '' : [heading, ...kept].join('\n');
}

function reminderOf(story: PlayableStory, goesOn: boolean): string {
  const going = goesOn ? ' Go on exactly where the last message stops; repeat nothing of it.' : '';
  return `${perspectives[story.perspective]}${going}`;
}

function system(...contents: string[]): PromptMessage[] {
  return contents.filter((content) => content !== '').map((content) => ({ role: 'system', content }));
}
