import type { TestApi } from '../../../testing/test-api.ts';
import { readUserColumns } from '../../../testing/user-columns.ts';
import type { Visitor } from './visitor.ts';

const STORY = '/ai-lab/ai-story';
let serial = 0;

/** Sends a request. Throws if the API refuses it. */
export async function ask(visitor: Visitor, path: string, body: object) {
  const response = await visitor.post(`${STORY}/${path}`, body);
  if (response.code !== 0) throw new Error(`${path}: ${response.msg}`);
  return response.data;
}

export const idOf = async (visitor: Visitor) => String((await visitor.me()).data.id);

/** Plays a turn in the current save. */
export const play = (visitor: Visitor, storyId: string) =>
  ask(visitor, 'chat', { storyId, content: 'I look around.', clientRequestId: `merge-turn-${++serial}` });

export const saveNow = (visitor: Visitor, storyId: string) => ask(visitor, 'archive/create', { storyId });

interface ListedSave {
  id: string;
  isCurrent: boolean;
  isArchived: boolean;
}

export const listSaves = async (visitor: Visitor, storyId: string) =>
  (await visitor.get(`${STORY}/archive/list?storyId=${storyId}`)).data as unknown as ListedSave[];

export const balanceOf = async (visitor: Visitor) =>
  Number((await visitor.get('/ai-lab/user-integral-account/account')).data.totalIntegral);

/** Opens a share and continues it in a save, whose id it returns. */
export async function continueShare(api: TestApi, visitor: Visitor, shareId: string): Promise<string> {
  await visitor.get(`${STORY}/share-archive/detail?id=${shareId}`);
  await api.shares.flushOpens();
  return String((await ask(visitor, 'share-archive/continue', { id: shareId })).id);
}

/**
 * Everything a guest can own: saves, a share, feedback, marks, an opened and continued share, settings. The first
 * two stories are played; the third is marked and shared.
 */
export async function fillGuest(
  api: TestApi,
  guest: Visitor,
  { stories, shareId }: { stories: readonly string[]; shareId: string },
) {
  const [first = '', second = '', third = ''] = stories;
  const sent = await play(guest, first);
  await saveNow(guest, first);
  await play(guest, second);
  await ask(guest, 'bookshelf/add', { storyId: third });
  await guest.post('/user/follow/add', { authorId: 'author' });
  const messageId = (sent.message as { id: string }).id;
  await ask(guest, 'dialog/feedback', { messageId, category: 'INACCURATE' });
  await ask(guest, 'chatImage', { messageId, clientRequestId: `merge-image-${++serial}` });
  const [save] = await listSaves(guest, second);
  await ask(guest, 'share-archive/share', { archiveId: save?.id });
  const continuedId = await continueShare(api, guest, shareId);
  await ask(guest, 'user-setting/modify', { adultContentStatus: 'DISABLED' });
  return { messageId, continuedId };
}

/** Rows of the tables with user ids, by table. */
export async function readRowsOfUsers(api: TestApi): Promise<Record<string, string>> {
  const tables = new Set((await readUserColumns(api)).map((name) => name.split('.')[0]));
  const rows = await Promise.all(
    [...tables, 'points_entries', 'story_scores'].map(async (table) => {
      const text = `select coalesce(jsonb_agg(t order by t::text), '[]')::text as rows from ${table} t`;
      const found = await api.database.pool.query<{ rows: string }>(text);
      return [table, found.rows[0]?.rows];
    }),
  );
  return Object.fromEntries(rows) as Record<string, string>;
}
