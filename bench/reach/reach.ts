import { PATH_LIMIT, readPromptPath } from '@storyloom/api/modules/chat/memory/path.repository.ts';
import { openDatabase } from '@storyloom/api/platform/db.ts';
import { createLogger } from '@storyloom/api/platform/logger.ts';
import { onStop } from '../processes/stopping.ts';
import type { Comparison } from '../report/comparison.ts';
import { percentile } from '../report/statistics.ts';
import type { Section } from '../report/table.ts';
import { findAddress } from './address.ts';
import { type Catalogue, startCatalogues } from './catalogues.ts';
import { findTableScans } from './plans.ts';
import { requests } from './requests.ts';
import { measureSitemap } from './sitemap.ts';
import { growTree, TREE } from './tree.ts';

const SMALL = 10_000;
const WARM_UP = 20;
const TIMES = 1_000;
const MAX_P50_MS = 10;
const MAX_RATIO = 2;

type Ask = () => Promise<unknown>;

/** Durations of both sides in ms. The first side alternates. */
async function measure(ours: Ask, other: Ask): Promise<{ ours: number[]; other: number[] }> {
  const found = { ours: [] as number[], other: [] as number[] };
  const sides = [
    ['ours', ours],
    ['other', other],
  ] as const;
  for (let turn = -WARM_UP; turn < TIMES; turn++)
    for (const [name, ask] of turn % 2 === 0 ? sides : sides.toReversed()) {
      const begun = performance.now();
      await ask();
      if (turn >= 0) found[name].push(performance.now() - begun);
    }
  return found;
}

function toRows(
  what: string,
  { ours, other }: { ours: number[]; other: number[] },
  maxP50?: number,
): Comparison[] {
  const p50 =
    maxP50 === undefined
      ? {}
      : { target: { words: `≤ ${maxP50} ms`, kind: 'at most', limit: maxP50 } as const };
  const limit = MAX_RATIO * percentile(other, 0.99);
  return [
    { what: `${what}, p50`, unit: 'ms', ours: percentile(ours, 0.5), other: percentile(other, 0.5), ...p50 },
    {
      what: `${what}, p99`,
      unit: 'ms',
      ours: percentile(ours, 0.99),
      other: percentile(other, 0.99),
      target: { words: `≤ ${MAX_RATIO}×`, kind: 'at most', limit },
    },
  ];
}

function asker({ port }: Catalogue, token?: string) {
  return async (path: string): Promise<{ data: Record<string, unknown> }> => {
    const headers = token === undefined ? {} : { tokenid: token };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    const body = (await response.json()) as { code: number; data: Record<string, unknown> };
    if (body.code !== 0) throw new Error(`${path} replied with code ${body.code}.`);
    return body;
  };
}

/** Compares lists and search of a large and a small catalogue, and pages deep in and near the start of a long story. */
export async function benchReach(
  say: (line: string) => void,
  { stories = 1_000_000, keep }: { stories?: number | undefined; keep?: string | undefined },
): Promise<Section[]> {
  say(`reach: seeding ${SMALL} and ${stories} stories`);
  const { small, large } = await startCatalogues({ small: SMALL, large: stories }, keep, say);
  const [askSmall, askLarge] = [asker(small), asker(large)];
  const rows: Comparison[] = [];
  for (const [name, path] of Object.entries(requests)) {
    say(`reach: ${name}`);
    const [inLarge, inSmall] = await Promise.all([findAddress(askLarge, path), findAddress(askSmall, path)]);
    rows.push(
      ...toRows(
        name,
        await measure(
          () => askLarge(inLarge),
          () => askSmall(inSmall),
        ),
        MAX_P50_MS,
      ),
    );
  }
  const paths = await measurePaths(large, say);
  say('reach: reading the sitemap');
  const sitemap = await measureSitemap({ large, small });
  say('reach: reading the plans');
  const explained = await Promise.all(
    Object.entries(requests).map(async ([name, path]) => {
      const address = await findAddress(askLarge, path);
      return [name, () => askLarge(address)] as const;
    }),
  );
  const { found, plans } = await findTableScans(large, Object.fromEntries(explained));
  for (const name of found) say(`reach: full table scan for ${name}`);
  rows.push({
    what: 'Requests with a full table scan',
    unit: '',
    ours: found.length,
    other: 0,
    target: { words: '0', kind: 'at most', limit: 0 },
  });
  return [
    {
      title: '(e) Scale: lists and search',
      sides: [`${stories} stories`, `${SMALL} stories`],
      rows,
      notes: [
        `One PostgreSQL with default settings and one API per side; ${TIMES} sequential requests per side, alternating, after ${WARM_UP} for warm-up; without a token, so all ratings are listed. Seeded by \`node api/seed.ts --count\`, then \`vacuum analyze\`.`,
        `Plans: all ${plans} that auto_explain logged for the statements of each request, including those inside functions.`,
      ],
    },
    paths,
    sitemap,
  ];
}

async function measurePaths(catalogue: Catalogue, say: (line: string) => void): Promise<Section> {
  say('reach: growing a tree of messages');
  const response = await fetch(`http://127.0.0.1:${catalogue.port}/user/anonymity-register`, {
    method: 'POST',
  });
  const { data } = (await response.json()) as { data: { tokenId: string } };
  const ask = asker(catalogue, data.tokenId);
  const userId = String((await ask('/user/user/login-user')).data.id);
  const tree = await growTree(catalogue, userId);
  const list = (archiveId: string) => () =>
    ask(`/ai-lab/ai-story/dialog/list?storyId=${tree.storyId}&archiveId=${archiveId}&size=20`);
  const database = openDatabase({ url: catalogue.databaseUrl, size: 1, logger: createLogger('warn') });
  onStop(database.close);
  const read = (headId: string) => () => readPromptPath(database.db, headId);
  const pages = await measure(list(tree.deep.archiveId), list(tree.shallow.archiveId));
  const prompts = await measure(read(tree.deep.headId), read(tree.shallow.headId));
  return {
    title: '(e) Scale: a path in a long story',
    sides: [`depth ${TREE.depth}`, `depth ${TREE.shallow}`],
    rows: [
      ...toRows('The page of 20 above the head', pages),
      ...toRows(`${PATH_LIMIT} messages for a prompt`, prompts),
    ],
    notes: [
      `One tree of ${TREE.depth * (TREE.alternatives + 1) + 1} messages, each message of the path with ${TREE.alternatives} siblings. The page is read through the API, the path for a prompt by the chat’s query.`,
    ],
  };
}
