import type { Save } from '@storyloom/contract/saves/entities/save';
import { saveLimits } from '@storyloom/contract/saves/limits';
import { timeAgo } from '@storyloom/ui/text/time-ago';
import { turnNumber } from '../text/turn-number.ts';

/** Shown when all saves are in use. */
export const autosaveNote = 'The current one is your autosave and counts as one of the three.';

/** A new save, for which the reader chooses a save to replace. */
export interface Replacing {
  title: string;
}

/** Whether a save follows what the reader plays now: a copy of it would replace itself. */
export const isAutosave = ({ kind, isCurrent }: Save): boolean => kind === 'auto' && isCurrent;

export function isFull(saves: readonly Save[]): boolean {
  return saves.filter(({ isArchived }) => !isArchived).length >= saveLimits.perStory;
}

/** The name of a save. Saves with equal titles are told apart by turn, then by time. */
export function saveName(save: Save, saves: readonly Save[], now: number): string {
  const { title, depth, savedAt } = save;
  const sameTitle = saves.filter((other) => other.title === title);
  if (sameTitle.length < 2) return title;
  const turns = turnNumber(depth);
  const withTurn = turns === 0 ? `${title} · Opening` : `${title} · Turn ${turns}`;
  return sameTitle.filter((other) => turnNumber(other.depth) === turns).length < 2
    ? withTurn
    : `${withTurn} · ${timeAgo(savedAt, now)}`;
}

export function turnsLabel(depth: number): string {
  const turns = turnNumber(depth);
  if (turns === 0) return 'At the opening scene';
  return turns === 1 ? '1 turn' : `${turns} turns`;
}
