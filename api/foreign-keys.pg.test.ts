import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { explainStatement } from './testing/statements.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;

interface Reference {
  table: string;
  columns: string[];
  type: string;
}
let references: Reference[];

beforeAll(async () => {
  api = await createTestApi();
  const { rows } = await api.database.pool.query<Reference>(`
    select conrelid::regclass::text as table, columns, type from pg_constraint
    cross join lateral (
      select array_agg(attname::text order by attnum) as columns, min(format_type(atttypid, atttypmod)) as type
      from pg_attribute where attrelid = conrelid and attnum = any(conkey)
    ) c
    -- The job queue's schema belongs to its library.
    where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`);
  references = rows;
});
afterAll(() => api.drop());

describe('foreign keys', () => {
  test('are all indexed', async () => {
    expect(references.length).toBeGreaterThan(40);
    for (const { table, columns, type } of references) {
      const where = columns.map((column) => `${column} = $1::${type}`).join(' and ');
      const plan = await explainStatement(api, {
        text: `select 1 from ${table} where ${where}`,
        values: ['1'],
      });
      expect(plan, `${table} (${columns}) is read whole`).not.toContain('Seq Scan');
      expect(plan, `${table} (${columns}) is read by an index of something else`).toMatch(
        /(?:Index|Recheck) Cond/,
      );
    }
  });

  test.each([
    ['saves', 'version_id'],
    ['saves', 'story_id'],
    ['shares', 'version_id'],
    ['messages', 'story_id'],
    ['runs', 'save_id'],
  ])('include %s.%s', (table, column) => {
    expect(references).toContainEqual(expect.objectContaining({ table, columns: [column] }));
  });
});
