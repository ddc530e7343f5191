import type { Comparison } from '../report/comparison.ts';
import { percentile } from '../report/statistics.ts';
import type { Section } from '../report/table.ts';
import { startChatEnvironment } from './environment.ts';
import { type FirstTokens, measureFirstTokens } from './first-token.ts';
import { sentFor } from './integrity.ts';
import { type Crowd, type ManyStreams, measureManyStreams } from './many-streams.ts';
import { throughApi, throughRelay } from './sides.ts';

const crowds: Crowd[] = [
  { count: 200, apartMs: 20, deltas: 150, deltaMs: 100 },
  { count: 1_000, apartMs: 20, deltas: 500, deltaMs: 200 },
];
const guestsAtOnce = 20;
const times = 200;
/** Typical time to first token of a fast hosted model. */
const modelMs = 200;
const modelTimes = 50;

function firstTokenRows(name: string, { ours, other }: FirstTokens): Comparison[] {
  const [mine, theirs] = [percentile(ours, 0.5), percentile(other, 0.5)];
  const limit = 1.1 * theirs + 5;
  return [
    {
      what: `Time to first token p50, ${name}`,
      unit: 'ms',
      ours: mine,
      other: theirs,
      target: { words: '≤ 1.1× + 5 ms', kind: 'at most', limit },
    },
    {
      what: `Time to first token p95, ${name}`,
      unit: 'ms',
      ours: percentile(ours, 0.95),
      other: percentile(other, 0.95),
    },
  ];
}

function manyRows(count: number, ours: ManyStreams, other: ManyStreams): Comparison[] {
  return [
    {
      what: `Corrupted streams of ${count}`,
      unit: '',
      ours: ours.wrong,
      other: other.wrong,
      target: { words: '0', kind: 'at most', limit: 0 },
    },
    {
      what: `Heap per stream after GC, ${count} streams`,
      unit: 'KiB',
      ours: ours.heapKiB,
      other: other.heapKiB,
      target: { words: '≤ 60 KiB', kind: 'at most', limit: 60 },
    },
    {
      what: `RSS of the process, ${count} streams`,
      unit: 'MiB',
      ours: ours.rssMiB,
      other: other.rssMiB,
    },
  ];
}

/** Registers guests, some at a time. */
async function registerGuests(count: number, guest: () => Promise<string>): Promise<string[]> {
  const guests: string[] = [];
  while (guests.length < count)
    guests.push(...(await Promise.all(Array.from({ length: guestsAtOnce }, () => guest()))));
  return guests;
}

const describeCrowd = ({ count, apartMs, deltas, deltaMs }: Crowd) =>
  `${count} concurrent, started within ${(count * apartMs) / 1000} s, ${1000 / deltaMs} chunks per second for ${(deltas * deltaMs) / 1000} s`;

/** Compares chat through the API with a bare relay of the same provider. */
export async function benchChat(say: (line: string) => void): Promise<Section> {
  say('chat: starting PostgreSQL, the API, the provider and the relay');
  const environment = await startChatEnvironment();
  let id = 0;
  const nextId = () => ++id;
  const guests = await registerGuests(Math.max(...crowds.map(({ count }) => count)), environment.guest);
  // Guests rotate, because a guest's points pay for 50 replies and a save has only one running reply.
  let turn = 0;
  const api = throughApi(environment.storyId, () => guests[turn++ % guests.length] ?? '');
  await api({ id: nextId(), firstByteMs: 0, deltas: 4, deltaMs: 1 });
  const relay = throughRelay((await sentFor(id)).request);

  say(`chat: first token, ${times} replies per side, provider without delay`);
  const instant = await measureFirstTokens([api, relay], { times, firstByteMs: 0, nextId });
  say(`chat: first token, ${modelTimes} replies per side, provider with ${modelMs} ms delay`);
  const model = await measureFirstTokens([api, relay], { times: modelTimes, firstByteMs: modelMs, nextId });
  const crowdRows: Comparison[] = [];
  for (const crowd of crowds) {
    say(`chat: ${crowd.count} concurrent streams through the API`);
    const ours = await measureManyStreams(api, environment.api, crowd, nextId);
    say(`chat: ${crowd.count} concurrent streams through the relay`);
    const other = await measureManyStreams(relay, environment.relay, crowd, nextId);
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
      'The provider, the relay and the API (with PostgreSQL and durable writes) are separate processes; the readers run in the benchmark’s process. Both sides send the provider the same request.',
      'Time to first token: from the request to the first chunk of text, one reply at a time, the sides alternating, after 30 replies per side for warm-up. The API authenticates, holds points and stores both messages before it calls the provider.',
      `Streams: ${crowds.map(describeCrowd).join('; ')}. Each stream has its own text in chunks of 5 characters, which is compared with the text sent, and each chunk with the offset in its event. All replies are stored once a second by a single statement.`,
      'Heap: growth over the idle process after a first round of as many streams; median of 5 samples, one second apart, each after a full garbage collection. RSS: of the whole process at those samples.',
    ],
  };
}
