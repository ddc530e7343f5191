import { storyLimits } from '@storyloom/contract/stories/limits';
import { storyMessages } from '@storyloom/contract/stories/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { newAuthor, type TestAuthor } from './testing/author.ts';

let api: TestApi;
let author: TestAuthor;

beforeAll(async () => {
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000' });
  author = await newAuthor(api);
});
afterAll(() => api.drop());

describe('an autosave', () => {
  test('keeps a draft every ten minutes of work, as it was before a save, up to the number of such versions', async () => {
    const { data } = await author.create({ title: 'Start' });
    const id = String(data.id);
    let revision = 1;
    const work = async (title: string, minutes: number) => {
      api.clock.advance(minutes * 60_000);
      await author.save(id, revision++, { title });
    };
    const kept = async () =>
      (await author.get('draft-version/list', { id })).data as unknown as { id: string; name: string }[];
    await work('One', 9);
    expect(await kept()).toEqual([]);
    await work('Two', 1);
    await work('Three', 1);
    const [first, ...others] = await kept();
    expect([first?.name, others]).toEqual(['Autosaved', []]);
    const { data: found } = await author.get('draft-version/detail', { id, versionId: String(first?.id) });
    expect(found).toMatchObject({ content: { title: 'One' } });
    for (let at = 0; at < storyLimits.automaticVersions; at++) await work(`More ${at}`, 11);
    const ids = (await kept()).map((version) => version.id);
    expect([ids.length, ids.includes(String(first?.id))]).toEqual([storyLimits.automaticVersions, false]);
  });

  test('keeps one draft after a pause', async () => {
    const { data } = await author.create({ title: 'Start' });
    const id = String(data.id);
    api.clock.advance(60 * 60_000);
    await author.save(id, 1, { title: 'One' });
    await author.save(id, 2, { title: 'Two' });
    expect((await author.get('draft-version/list', { id })).data).toHaveLength(1);
  });

  test('has a name that no author can give', async () => {
    const { data } = await author.create({});
    const named = { id: data.id, revision: 1, name: ` ${storyMessages.autosaved}` };
    const refused = await author.post('draft-version/create', named);
    expect(JSON.stringify(refused)).toContain(storyMessages.automaticName);
  });
});
