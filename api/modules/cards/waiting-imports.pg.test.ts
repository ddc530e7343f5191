import { type CardImport, cardImport } from '@storyloom/contract/cards/entities/card-import';
import { cardLimits } from '@storyloom/contract/cards/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { newAuthor, type TestAuthor } from '../drafts/testing/author.ts';
import { insertImport } from './cards.repository.ts';
import { aria } from './testing/card-samples.ts';

let api: TestApi;
let author: TestAuthor;
beforeAll(async () => {
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000' });
});
beforeEach(async () => {
  author = await newAuthor(api);
});
afterAll(() => api.drop());

async function read(card: object): Promise<CardImport> {
  const body = new FormData();
  body.append('file', new File([JSON.stringify(card)], 'card'));
  const request = { method: 'POST', body, headers: { tokenid: author.token } };
  const response = await api.app.request('/ai-lab/ai-story/card/import', request);
  return cardImport.parse(((await response.json()) as { data: unknown }).data);
}
const accept = async (id: string) => (await author.post('card/accept', { id })).data;

describe('imports that wait for their author', () => {
  const waiting = async () => {
    const query = 'select id from card_imports where user_id = $1 and story_id is null';
    const { rows } = await api.database.pool.query<{ id: string }>(query, [author.id]);
    return rows.map(({ id }) => id).toSorted();
  };
  /** Stores an import of a size and returns its id; 100 bytes may wait in total. */
  async function insert(bytes: number): Promise<string> {
    const row = { userId: author.id, storyId: null, kind: 'V2', json: '{}', hasFile: false } as const;
    const id = newId();
    const rest = { id, bytes, content: {}, versions: [], createdAt: api.clock.now() };
    await insertImport(api.database.db, { ...row, ...rest }, { ...cardLimits, waitingBytes: 100 });
    api.clock.advance(1_000);
    return id;
  }

  test('may reach the limit of their number, and one more deletes the oldest', async () => {
    const ids: string[] = [];
    for (let count = 0; count < cardLimits.waiting; count += 1) {
      ids.push((await read(aria)).id);
      api.clock.advance(1_000);
    }
    expect(await waiting()).toEqual(ids.toSorted());
    const { id } = await read(aria);
    expect(await waiting()).toEqual([...ids.slice(1), id].toSorted());
    expect(await accept(ids[0] ?? '')).toMatchObject({ error: 'card.import_expired' });
    expect(await accept(ids[1] ?? '')).toHaveProperty('storyId');
  });

  test('may reach the limit of their bytes, and one more deletes the oldest', async () => {
    const [first, second] = [await insert(50), await insert(50)];
    expect(await waiting()).toEqual([first, second].toSorted());
    const third = await insert(1);
    expect(await waiting()).toEqual([second, third].toSorted());
  });

  test('keep the latest, whatever its size', async () => {
    await insert(1);
    const large = await insert(101);
    expect(await waiting()).toEqual([large]);
  });

  test('are counted correctly when several arrive at once', async () => {
    const holder = await api.database.pool.connect();
    await holder.query('begin; lock table card_imports in share mode');
    const inserts = Array.from({ length: cardLimits.waiting + 2 }, () => insert(1));
    const blocked = async (type: string) => {
      const query = `select from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where datname = current_database() and locktype = $1 and not granted`;
      return (await holder.query(query, [type])).rowCount;
    };
    await vi.waitFor(async () => expect(await blocked('advisory')).toBe(cardLimits.waiting + 1), 10_000);
    expect(await blocked('relation')).toBe(1);
    await holder.query('commit');
    holder.release();
    await Promise.all(inserts);
    expect(await waiting()).toHaveLength(cardLimits.waiting);
  });
});

describe('portraits that a card names', () => {
  const cardWith = (main: string, supporting: string) => {
    const content = {
      main: { name: 'Aria', profile: 'Tall.', portrait: main },
      supporting: [{ name: 'Bo', profile: 'Small.', portrait: supporting }],
    };
    return { ...aria, data: { ...aria.data, extensions: { storyloom: { content } } } };
  };

  test('are kept if they belong to its importer, and otherwise left out with a note', async () => {
    const other = await newAuthor(api);
    const [own, foreign] = [await author.addImage(), await other.addImage()];
    const { id, content, report } = await read(cardWith(own, foreign));
    expect([content.main?.portrait, content.supporting?.[0]?.portrait]).toEqual([own, undefined]);
    expect(report).toContainEqual({
      outcome: 'refused',
      text: 'Images that are not in the file',
      count: 1,
      names: ['Portrait of Bo'],
    });
    const draft = await author.read(String((await accept(id)).storyId));
    expect(draft.content.main?.portrait).toBe(own);
    expect(JSON.stringify(draft)).not.toContain(foreign);
  });
});
