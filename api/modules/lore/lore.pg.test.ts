import { analyze } from '@storyloom/contract/lore/endpoints/analyze';
import { compile } from '@storyloom/contract/lore/endpoints/compile';
import { runTests } from '@storyloom/contract/lore/endpoints/run-tests';
import { tryMessages } from '@storyloom/contract/lore/endpoints/try-messages';
import { loreEntryDrafts } from '@storyloom/contract/lore/entities/lore-entry';
import { loreLimits } from '@storyloom/contract/lore/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, type Person } from '../../testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let author: Person;

beforeAll(async () => {
  api = await createTestApi();
  author = await newPerson(api, 'real');
});
afterAll(() => api.drop());

const worldBook = { background: 'The tower of Ostrel has a cracked brass bell above the western stairs.' };

describe('the lore of a draft', () => {
  test('is compiled, tried, tested and analyzed without being stored', async () => {
    const compiled = compile.data.parse(
      (await api.post(compile.path, { worldBook, mainName: 'Mara' }, author.token)).data,
    );
    const entries = compiled.changes.flatMap((change) => (change.kind === 'added' ? [change.entry] : []));
    const [entry] = entries;
    const tried = tryMessages.data.parse(
      (await api.post(tryMessages.path, { entries, message: 'I climb to Ostrel.' }, author.token)).data,
    );
    expect(tried.entries).toMatchObject([
      { entryId: entry?.id, reason: 'key', key: 'Ostrel', outcome: 'active' },
    ]);
    const tests = [{ id: 't1', message: 'I ring the bell of Ostrel.', entryId: entry?.id }];
    const results = runTests.data.parse(
      (await api.post(runTests.path, { entries, tests }, author.token)).data,
    );
    expect(results).toMatchObject([{ testId: 't1', passed: true }]);
    const analysis = analyze.data.parse((await api.post(analyze.path, { entries }, author.token)).data);
    expect(analysis.entries).toMatchObject([{ entryId: entry?.id }]);
    expect(analysis.constantBudget).toBeGreaterThan(0);
  });

  test('is refused beyond its limits', async () => {
    const entries = Array.from({ length: loreLimits.entries + 1 }, (_, at) => ({ id: `e${at}` }));
    expect(loreEntryDrafts.safeParse(entries.slice(1)).success).toBe(true);
    const earlier = Array.from({ length: loreLimits.turnsBefore + 1 }, () => ({}));
    for (const input of [
      { entries, message: 'x' },
      { entries: [], message: 'x', earlier },
      { entries: [], earlier: [] },
      { entries: [{ id: 'a', priority: 1_000_001 }], message: 'x' },
    ]) {
      const response = await api.post(tryMessages.path, input, author.token);
      expect(response.data.error).toBe('request.invalid');
    }
  });
});
