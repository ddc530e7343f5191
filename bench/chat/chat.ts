import type { Comparison } from '../report/comparison.ts';
import { percentile } from '../report/statistics.ts';
import type { Section } from '../report/table.ts';
import { type FirstTokens, measureFirstTokens } from './first-token.ts';
import { startChatHouse } from './house.ts';
import { sentFor } from './integrity.ts';
import { type Crowd, type ManyStreams, measureManyStreams } from './many-streams.ts';
import { throughApi, throughRelay } from './sides.ts';

const crowds: Crowd[] = [
  { count: 200, apartMs: 20, deltas: 150, deltaMs: 100 },
  { count: 1_000, apartMs: 20, deltas: 500, deltaMs: 200 },
];
const guestsAtOnce = 20;
const times = 200;
/** Time to first token of a fast hosted model, in ms. */
const modelMs = 200;
const modelTimes = 50;

function firstTokenRows(name: string, { ours, other }: FirstTokens): Comparison[] {
  const [mine, theirs] = [percentile(ours, 0.5), percentile(other, 0.5)];
  const limit = 1.1 * theirs + 5;
  return [
    {
      what: `First token p50, ${name}`,
      unit: 'ms',
      ours: mine,
      other: theirs,
      target: { words: '≤ 1.1× + 5 ms', kind: 'at most', limit },
    },
    {
      what: `First token p95, ${name}`,
      unit: 'ms',
      ours: percentile(ours, 0.95),
      other: percentile(other, 0.95),
    },
  ];
}

function manyRows(count: number, ours: ManyStreams, other: ManyStreams): Comparison[] {
  return [
    {
      what: `Streams of ${count} not exactly as sent`,
      unit: '',
      ours: ours.wrong,
      other: other.wrong,
      target: { words: '0', kind: 'at most', limit: 0 },
    },
    {
      what: `Heap after GC a living stream, ${count} alive`,
      unit: 'KiB',
      ours: ours.heapKiB,
      other: other.heapKiB,
      target: { words: '≤ 100 KiB', kind: 'at most', limit: 100 },
    },
    {
      what: `RSS of the process, ${count} streams alive`,
      unit: 'MiB',
      ours: ours.rssMiB,
      other: other.rssMiB,
    },
  ];
}

/** Registers as many guests, some at a time. */
async function gather(count: number, guest: () => Promise<string>): Promise<string[]> {
  const guests: string[] = [];
  while (guests.length < count)
    guests.push(...(await Promise.all(Array.from({ length: guestsAtOnce }, () => guest()))));
  return guests;
}

const told = ({ count, apartMs, deltas, deltaMs }: Crowd) =>
  `${count} at once, begun within ${(count * apartMs) / 1000} s, ${1000 / deltaMs} pieces a second for ${(deltas * deltaMs) / 1000} s`;

/** Chat through the product against a bare relay of the same provider. */
export async function benchChat(say: (line: string) => void): Promise<Section> {
  say('chat: starting PostgreSQL, the API, a provider and a relay');
  const house = await startChatHouse();
  let id = 0;
  const nextId = () => ++id;
  const guests = await gather(Math.max(...crowds.map(({ count }) => count)), house.guest);
  // A guest's points pay for 50 replies, and a save has one running reply: each guest in turn.
  let turn = 0;
  const api = throughApi(house.storyId, () => guests[turn++ % guests.length] ?? '');
  await api({ id: nextId(), firstByteMs: 0, deltas: 4, deltaMs: 1 });
  const relay = throughRelay((await sentFor(id)).request);

  say(`chat: first token, ${times} replies a side, a provider that answers at once`);
  const instant = await measureFirstTokens([api, relay], { times, firstByteMs: 0, nextId });
  say(`chat: first token, ${modelTimes} replies a side, a provider that takes ${modelMs} ms`);
  const model = await measureFirstTokens([api, relay], { times: modelTimes, firstByteMs: modelMs, nextId });
  const crowdRows: Comparison[] = [];
  for (const crowd of crowds) {
    say(`chat: ${crowd.count} streams at once through the API`);
    const ours = await measureManyStreams(api, house.api, crowd, nextId);
    say(`chat: ${crowd.count} streams at once through the relay`);
    const other = await measureManyStreams(relay, house.relay, crowd, nextId);
    crowdRows.push(...manyRows(crowd.count, ours, other));
  }

  return {
    title: '(c) Chat: the API against a bare relay of the same provider',
    sides: ['Storyloom', 'Bare relay'],
    rows: [
      ...firstTokenRows('provider answers at once', instant),
      ...firstTokenRows(`provider takes ${modelMs} ms`, model),
      ...crowdRows,
    ],
    notes: [
      'One process each for the provider, the relay and the API (with its PostgreSQL, durable writes on); the readers run in the process of the bench. Both sides send the provider the same request.',
      'First token: from the request to the first piece of text, one reply at a time, the sides in turn, after 30 unmeasured replies a side. The API authenticates, holds points, and stores both messages before it asks the provider.',
      `Streams: ${crowds.map(told).join('; ')}. Each has a text of its own, pieces of 5 characters, compared with what the provider sent, and each piece with the offset its event names. Every reply is stored once a second, all of them by one statement.`,
      'Heap: growth over the same process when idle after a first round of as many streams; median of 5 weighings a second apart, each after a full collection. RSS: of the whole process at those weighings.',
    ],
  };
}
