import { LEAST_MESSAGES, type Shares } from '../tokens/budget.ts';
import type { CountTokens } from '../tokens/tokens.ts';

/** A path of many short messages is told short before it grows beyond what a prompt is made from. */
const MOST_MESSAGES = 90;
/** Less than two turns are not worth a chapter yet. */
const LEAST_PASSAGE = 4;
/** What asking for a summary takes beside the passage. */
const ASKING = 500;

export interface PathMessage {
  role: 'user' | 'assistant';
  text: string;
}

export interface Room {
  /** What a prompt has for the path when everything else takes its share. */
  path: number;
  /** The most that is told short at once. */
  passage: number;
  /** What all chapters may take together, and each. */
  chapters: number;
  chapter: number;
}

export function roomOf(shares: Shares, prefixTokens: number): Room {
  // A reader's facts share the memory with the chapters.
  const chapters = Math.floor((shares.memory * 2) / 3);
  return {
    path: shares.input - prefixTokens - shares.memory - shares.triggeredLore,
    passage: shares.input - ASKING,
    chapters,
    chapter: Math.max(60, Math.floor(chapters / 4)),
  };
}

export function isOutgrown(room: Room, path: { messages: number; tokens: number }): boolean {
  return path.messages > MOST_MESSAGES || path.tokens > room.path;
}

/**
 * How many of these messages, oldest first, should be told short now: none while they fit, else so many that the
 * rest takes half the room and a while passes before the next time. The last six turns are never among them.
 */
export function passageLength(messages: readonly PathMessage[], room: Room, count: CountTokens): number {
  const costs = messages.map(({ text }) => count(text));
  let left = { messages: messages.length, tokens: costs.reduce((sum, cost) => sum + cost, 0) };
  if (!isOutgrown(room, left)) return 0;
  const most = messages.length - LEAST_MESSAGES;
  if (most < LEAST_PASSAGE) return 0;
  let passage = 0;
  let length = 0;
  while (length < most && (left.tokens > room.path / 2 || left.messages > MOST_MESSAGES / 2)) {
    const cost = costs[length] ?? 0;
    passage += cost;
    if (length > 0 && passage > room.passage) break;
    left = { messages: left.messages - 1, tokens: left.tokens - cost };
    length += 1;
  }
  return wholeTurns(messages, length);
}

/** A reader's turn stays with the reply to it. */
function wholeTurns(messages: readonly PathMessage[], length: number): number {
  const last = messages.slice(0, length).findLastIndex(({ role }) => role === 'assistant');
  return last === -1 ? length : last + 1;
}
