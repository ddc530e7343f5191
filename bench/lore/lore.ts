import { activateLore, type LoreState } from '@storyloom/api/modules/lore/lore.service.ts';
import type { LoreEntry } from '@storyloom/contract/lore/entities/lore-entry';
import { percentile } from '../report/statistics.ts';
import type { Section } from '../report/table.ts';
import {
  createCommonSignBook,
  createCommonWordBook,
  createEntries,
  createLongPath,
  createPath,
} from './story.ts';

const MANY = 500;
const FEW = 50;
const WARM_UP = 300;
const REPLIES = 1_000;
/** Replies for books with common keys, which read up to 50 messages. */
const LONG_REPLIES = 200;
const LONGEST_WINDOW = 50;
/** Runs per reply; only the fastest counts, because other processes interrupt some. */
const TRIES = 5;

const budget = { constant: 900, triggered: 1_200 };
const countTokens = (text: string) => Math.ceil(text.length / 4);

/** Activates lore for consecutive replies, each with the state of the one before. */
function player(entries: LoreEntry[], pathOf: (round: number) => ReturnType<typeof createPath>) {
  let state: LoreState = {};
  let round = 0;
  let traced = 0;
  return {
    /** Activates the lore of the next reply; returns the time in ms. */
    next(): number {
      const path = pathOf(round++);
      const input = { entries, path, state, parentMessageId: path[0]?.id ?? '', budget, countTokens };
      let fastest = Number.POSITIVE_INFINITY;
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const start = performance.now();
        const activation = activateLore(input);
        fastest = Math.min(fastest, performance.now() - start);
        if (attempt > 0) continue;
        state = activation.state;
        traced += activation.trace.length;
      }
      return fastest;
    },
    considered: () => traced / round,
  };
}

const common = (createBook: typeof createCommonWordBook, window: number) =>
  player(createBook(MANY, window), (round) => createLongPath(round, window));

/** p99 of activating a book with common keys, with windows of 50 and of 4 messages; in ms. */
function measureCommonKeys(createBook: typeof createCommonWordBook) {
  const [ours, other] = [LONGEST_WINDOW, 4].map((window) => {
    const book = common(createBook, window);
    for (let at = 0; at < 20; at++) book.next();
    return percentile(
      Array.from({ length: LONG_REPLIES }, () => book.next()),
      0.99,
    );
  });
  const target = { words: '≤ 20 ms', kind: 'at most', limit: 20 } as const;
  return { unit: 'ms', ours: ours ?? 0, other: other ?? 0, target };
}

/** The time lore activation adds to a reply. */
export async function benchLore(say: (line: string) => void): Promise<Section[]> {
  const playerOf = (count: number) => player(createEntries(count), (round) => createPath(round, count));
  const [many, few] = [playerOf(MANY), playerOf(FEW)];
  for (let at = 0; at < WARM_UP; at++) for (const one of [many, few]) one.next();
  say(`lore: ${REPLIES} replies per side`);
  const times = { ours: [] as number[], other: [] as number[] };
  for (let at = 0; at < REPLIES; at++) {
    times.ours.push(many.next());
    times.other.push(few.next());
  }
  const row = (quantile: number) => ({
    unit: 'ms',
    ours: percentile(times.ours, quantile),
    other: percentile(times.other, quantile),
  });
  const activation: Section = {
    title: '(d) Lore: activating the entries of a story',
    sides: [`${MANY} entries`, `${FEW} entries`],
    rows: [
      { what: 'One reply, p50', ...row(0.5) },
      {
        what: 'One reply, p99',
        ...row(0.99),
        target: { words: '≤ 3 ms', kind: 'at most', limit: 3 },
      },
      { what: 'Candidate entries, mean', unit: '', ours: many.considered(), other: few.considered() },
    ],
    notes: [
      `One process; ${REPLIES} replies per side, alternating, after ${WARM_UP} for warm-up. Each reply reads 4 new messages of 1,000 characters and evaluates 8 keys per entry (words, two-word keys, some Chinese) with all conditions, groups, probabilities, recursion, budget and trace. The fastest of ${TRIES} runs per reply counts; only the index of keys is cached.`,
    ],
  };
  say(`lore: ${LONG_REPLIES} replies per book with common keys`);
  const commonKeys: Section = {
    title: '(d) Lore: books whose keys all begin alike',
    sides: [`${LONGEST_WINDOW} messages`, '4 messages'],
    rows: [
      {
        what: `${MANY} entries, 40 keys that begin with “the”, p99`,
        ...measureCommonKeys(createCommonWordBook),
      },
      { what: `${MANY} entries with the key “的”, p99`, ...measureCommonKeys(createCommonSignBook) },
    ],
    notes: [
      `One process; ${LONG_REPLIES} replies for each window, each with new messages of 1,000 characters, half English, half Chinese, that have the common word or character in every sentence. The fastest of ${TRIES} runs per reply counts.`,
    ],
  };
  return [activation, commonKeys];
}
