import { countWords } from '@storyloom/contract/core/word-count';
import { insightLimits } from '@storyloom/contract/creators/statistics-limits';
import type { AuthorReaderRow, ProgressRow } from './replies.schema.ts';

/** A generated reply as it is counted. */
export interface EndedReply {
  storyId: string;
  authorId: string;
  userId: string;
  kind: 'send' | 'refresh' | 'continue';
  state: 'done' | 'stopped';
  /** YYYY-MM-DD, in UTC. */
  day: string;
  /** Depth of the reply in its tree; the opening scene has 0. */
  depth: number;
  text: string;
  /** The message it answers. */
  said: string | null;
  /** Options of the reply above that message. */
  offered: readonly string[];
  /** The message has an older sibling: the reader had played another branch before. */
  isRewound: boolean;
}

type Counts = Record<string, number>;
type Key = Record<string, string | number>;

/** Sums of counters by key. */
function createSums() {
  const sums = new Map<string, { key: Key; counts: Counts }>();
  return {
    add(key: Key, added: Counts): void {
      const name = Object.values(key).join('\u001f');
      const known = sums.get(name) ?? { key, counts: {} };
      for (const [counter, by] of Object.entries(added))
        known.counts[counter] = (known.counts[counter] ?? 0) + by;
      sums.set(name, known);
    },
    rows: () => [...sums.values()].map(({ key, counts }) => ({ ...key, ...counts })),
  };
}

/** The turn of a reply at a depth. Later turns count as the last one. */
const turnOf = (depth: number) => Math.min(Math.ceil(depth / 2), insightLimits.turns);
const plain = (text: string) => text.trim().toLowerCase();

export type Tally = ReturnType<typeof createTally>;

interface Known {
  progress: readonly ProgressRow[];
  authorReaders: readonly AuthorReaderRow[];
}

/** Counts replies in the order in which they ended, from the progress of their readers before. */
export function createTally(known: Known) {
  const toKey = ({ storyId, userId }: Pick<ProgressRow, 'storyId' | 'userId'>) => `${storyId}:${userId}`;
  const toAuthorKey = ({ authorId, userId }: Pick<AuthorReaderRow, 'authorId' | 'userId'>) =>
    `${authorId}:${userId}`;
  const progress = new Map(known.progress.map((row) => [toKey(row), row]));
  const authorReaders = new Map(known.authorReaders.map((row) => [toAuthorKey(row), row]));
  const changed = new Set<string>();
  const changedReaders = new Set<string>();
  const authorDays = createSums();
  const days = createSums();
  const turns = createSums();
  const retention = createSums();
  const choices = createSums();

  /** A turn that a reader repeats, or one above the deepest, changes no retention. */
  function addTurn({ storyId, userId, day, depth }: EndedReply): void {
    const key = toKey({ storyId, userId });
    const before = progress.get(key);
    const after: ProgressRow = {
      storyId,
      userId,
      lastDay: day,
      firstDay: before?.firstDay ?? day,
      turn: Math.max(before?.turn ?? 0, turnOf(depth)),
    };
    const cohort = { storyId, firstDay: after.firstDay };
    if (before !== undefined) {
      days.add({ storyId, day: before.lastDay }, { latestReaders: -1 });
      retention.add({ ...cohort, turn: before.turn }, { readers: -1 });
    }
    const isNew = before?.lastDay !== day;
    days.add({ storyId, day }, { readers: isNew ? 1 : 0, latestReaders: 1 });
    retention.add({ ...cohort, turn: after.turn }, { readers: 1 });
    progress.set(key, after);
    changed.add(key);
  }

  function addAuthorReader({ authorId, userId, day }: EndedReply): void {
    const key = toAuthorKey({ authorId, userId });
    const before = authorReaders.get(key);
    if (before?.lastDay === day) return;
    if (before !== undefined) authorDays.add({ authorId, day: before.lastDay }, { latestReaders: -1 });
    authorDays.add({ authorId, day }, { readers: 1, latestReaders: 1 });
    authorReaders.set(key, { authorId, userId, lastDay: day });
    changedReaders.add(key);
  }

  function addChoice({ storyId, day, depth, said, offered }: EndedReply): void {
    if (said === null || offered.length === 0) return;
    const chosen = offered.find((option) => plain(option) === plain(said));
    days.add({ storyId, day }, { optionsOffered: 1, optionsChosen: chosen === undefined ? 0 : 1 });
    if (turnOf(depth) === 1) choices.add({ storyId, day, option: chosen ?? '' }, { chosen: 1 });
  }

  return {
    add(reply: EndedReply): void {
      const { storyId, day, kind, state, isRewound, depth, text } = reply;
      const isTurn = kind === 'send';
      const turning = {
        rewound: isTurn && isRewound ? 1 : 0,
        regenerated: kind === 'refresh' ? 1 : 0,
        stopped: state === 'stopped' ? 1 : 0,
      };
      days.add({ storyId, day }, { chats: isTurn ? 1 : 0, words: countWords(text), ...turning });
      if (Object.values(turning).some((count) => count > 0))
        turns.add({ storyId, day, turn: turnOf(depth) }, turning);
      if (!isTurn) return;
      addTurn(reply);
      addAuthorReader(reply);
      addChoice(reply);
    },
    /** Rows to add to the tables, and the progress of readers to store. */
    result: () => ({
      days: days.rows(),
      turns: turns.rows(),
      retention: retention.rows(),
      choices: choices.rows(),
      progress: [...changed].flatMap((key) => progress.get(key) ?? []),
      authorDays: authorDays.rows(),
      authorReaders: [...changedReaders].flatMap((key) => authorReaders.get(key) ?? []),
    }),
  };
}
