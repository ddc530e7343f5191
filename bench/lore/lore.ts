import { castLore, type LoreState } from '@storyloom/api/modules/lore/lore.service.ts';
import { percentile } from '../report/statistics.ts';
import type { Section } from '../report/table.ts';
import { entriesOf, freshPath } from './story.ts';

const MANY = 500;
const FEW = 50;
const WARM_UP = 300;
const TIMES = 1_000;
/** What else the machine does takes the processor away now and then: the quickest of so many counts. */
const TRIES = 5;

const budget = { constant: 900, triggered: 1_200 };
const countTokens = (text: string) => Math.ceil(text.length / 4);

/** Casts the lore of one reply after another, each by the state of the one before. */
function player(count: number) {
  const entries = entriesOf(count);
  let state: LoreState = {};
  let round = 0;
  let told = 0;
  return {
    /** Milliseconds that the next reply's lore takes. */
    next(): number {
      const path = freshPath(round++, count);
      const question = { entries, path, state, parentMessageId: path[0]?.id ?? '', budget, countTokens };
      let quickest = Number.POSITIVE_INFINITY;
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const begun = performance.now();
        const cast = castLore(question);
        quickest = Math.min(quickest, performance.now() - begun);
        if (attempt > 0) continue;
        state = cast.state;
        told += cast.trace.length;
      }
      return quickest;
    },
    considered: () => told / round,
  };
}

/** What deciding on lore adds to a reply. */
export async function benchLore(say: (line: string) => void): Promise<Section> {
  const [many, few] = [player(MANY), player(FEW)];
  for (let at = 0; at < WARM_UP; at++) for (const one of [many, few]) one.next();
  say(`lore: ${TIMES} casts a side`);
  const times = { ours: [] as number[], other: [] as number[] };
  for (let at = 0; at < TIMES; at++) {
    times.ours.push(many.next());
    times.other.push(few.next());
  }
  const row = (share: number) => ({
    unit: 'ms',
    ours: percentile(times.ours, share),
    other: percentile(times.other, share),
  });
  return {
    title: '(d) Lore: what to tell of a story’s entries',
    sides: [`${MANY} entries`, `${FEW} entries`],
    rows: [
      { what: 'One reply, p50', ...row(0.5) },
      {
        what: 'One reply, p99',
        ...row(0.99),
        target: { words: '≤ 3 ms', kind: 'at most', limit: 3 },
      },
      { what: 'Entries called up, mean', unit: '', ours: many.considered(), other: few.considered() },
    ],
    notes: [
      `In one process, ${TIMES} replies a side in turn after ${WARM_UP} unmeasured ones: 4 messages of 1,000 characters never seen before, 8 keys an entry (words, pairs of words, some Chinese), gates, groups, rolls, recursion, budget and trace. The quickest of ${TRIES} times each; nothing is kept from one to the next but the entries’ keys.`,
    ],
  };
}
