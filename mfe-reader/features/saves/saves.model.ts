import type { Save } from '@storyloom/contract/entities/save';
import { limits } from '@storyloom/contract/limits';
import { timeAgo } from '../text/time-ago.ts';

export function isFull(saves: readonly Save[]): boolean {
  return saves.length >= limits.savesPerStory;
}

/** What a save is called here: those that were given no name of their own are told apart by where, then by when. */
export function nameOf(save: Save, saves: readonly Save[], now: number): string {
  const { title, depth, savedAt } = save;
  const alike = saves.filter((other) => other.title === title);
  if (alike.length < 2) return title;
  const turns = turnsOf(depth);
  const placed = turns === 0 ? `${title} · Opening` : `${title} · Turn ${turns}`;
  return alike.filter((other) => turnsOf(other.depth) === turns).length < 2
    ? placed
    : `${placed} · ${timeAgo(savedAt, now)}`;
}

/** Depth counts messages below the opening; a turn is the reader's words and the reply to them. */
const turnsOf = (depth: number) => Math.ceil(depth / 2);

export function turnsText(depth: number): string {
  const turns = turnsOf(depth);
  if (turns === 0) return 'At the opening';
  return turns === 1 ? '1 turn' : `${turns} turns`;
}
