import { loreEntryDrafts } from '@storyloom/contract/lore/entities/lore-entry';
import { loreTestDrafts } from '@storyloom/contract/lore/entities/lore-test';
import type { StoryDraft } from '@storyloom/contract/stories/entities/story-draft';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { updateTestRun } from './drafts.repository.ts';
import { newAuthor, type TestAuthor, wholeContent } from './testing/author.ts';

let api: TestApi;
let author: TestAuthor;

beforeAll(async () => {
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000' });
  author = await newAuthor(api);
});
afterAll(() => api.drop());

const orchard = { id: 'orchard', title: 'Orchard', content: 'It is glass.', keys: ['orchard'] };
const content = (keys = orchard.keys) => ({
  lore: loreEntryDrafts.parse([{ ...orchard, keys }]),
  loreTests: loreTestDrafts.parse([{ id: 't1', message: 'I see the orchard.', entryId: 'orchard' }]),
});
const readRun = async (id: string) => (await author.get('lore/test-run', { id })).data;

describe('the lore tests of a draft', () => {
  test('run when it is saved with other entries or tests, and when a version is restored', async () => {
    const id = String((await author.create({ title: 'Glass' })).data.id);
    expect(await readRun(id)).toEqual({ ranAt: null, isCurrent: false, results: [] });
    await author.save(id, 1, content());
    const first = await readRun(id);
    expect(first).toMatchObject({ isCurrent: true, results: [{ testId: 't1', passed: true }] });
    const { data: version } = await author.post('draft-version/create', { id, revision: 2, name: 'Glass' });

    api.clock.advance(1_000);
    await author.save(id, 2, { ...content(), title: 'Another title' });
    expect(await readRun(id)).toEqual(first);
    await author.save(id, 3, { ...content(['grove']), title: 'Another title' });
    expect(await readRun(id)).toMatchObject({
      ranAt: api.clock.now().toISOString(),
      results: [{ passed: false, explanation: expect.stringMatching(/^None of the keys of “Orchard”/) }],
    });
    await author.post('draft-version/restore', { id, versionId: version.id, revision: 4 });
    expect(await readRun(id)).toMatchObject({ isCurrent: true, results: [{ passed: true }] });
  });

  test('run when it is published', async () => {
    const whole = { ...wholeContent(await author.addImage()), ...content(['grove']) };
    const { id, revision } = (await author.create(whole)).data as StoryDraft;
    api.clock.advance(1_000);
    expect((await author.post('publish', { id, revision })).data).toMatchObject({
      error: 'story.lore_tests_failed',
    });
    expect(await readRun(id)).toMatchObject({
      ranAt: api.clock.now().toISOString(),
      results: [{ passed: false }],
    });
  });

  test('are run at a part of the script, until it has no such part', async () => {
    const [test] = content().loreTests;
    const loreTests = loreTestDrafts.parse([{ ...test, message: 'I go on.', knot: 'gate' }]);
    const at = (script: string) => ({ ...content(), loreTests, script });
    const gate = '-> gate\n=== gate\nBehind it is the orchard.\n+ [Go on] -> END\n';
    const id = String((await author.create(at(gate))).data.id);
    expect(await readRun(id)).toMatchObject({
      results: [{ passed: true, explanation: '“Orchard” fires because the part “gate” contains “orchard”.' }],
    });
    await author.save(id, 1, at(gate.replaceAll('gate', 'wall')));
    expect(await readRun(id)).toMatchObject({
      isCurrent: true,
      results: [
        {
          passed: false,
          explanation: 'The script has no part “gate” any more. Choose another one, or none.',
        },
      ],
    });
  });

  test('are left for later by saves while too many of the author’s scripts are read', async () => {
    const [test] = content().loreTests;
    const loreTests = loreTestDrafts.parse([{ ...test, knot: 'gate' }]);
    // It goes round until the run ends it.
    const endless = { ...content(), loreTests, script: '-> gate\n=== gate\n-> gate\n' };
    const saves = await Promise.all(Array.from({ length: 6 }, () => author.create(endless)));
    expect(saves.map(({ code }) => code)).toEqual(saves.map(() => 0));
    const runs = await Promise.all(saves.map(({ data }) => readRun(String(data.id))));
    expect(runs.map(({ isCurrent }) => isCurrent)).toContain(false);
  });

  test('have outdated results after a change that did not run them', async () => {
    const id = String((await author.create(content())).data.id);
    await api.database.pool.query(
      `update story_drafts set content = jsonb_set(content, '{lore,0,content}', '"It is ice."') where story_id = $1`,
      [id],
    );
    expect(await readRun(id)).toMatchObject({ isCurrent: false, results: [{ passed: true }] });
  });

  test('keep the results of a later revision', async () => {
    const id = String((await author.create(content())).data.id);
    await author.save(id, 1, content(['grove']));
    const run = { hash: '', ranAt: api.clock.now().toISOString(), results: [] };
    await updateTestRun(api.database.db, { storyId: id, revision: 1 }, run);
    expect(await readRun(id)).toMatchObject({ isCurrent: true, results: [{ passed: false }] });
  });
});
