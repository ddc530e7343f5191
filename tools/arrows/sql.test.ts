import { describe, expect, test } from 'vitest';
import { relationsInCode, relationsInSql } from './sql.ts';

const known = new Set(['stories', 'saves', 'shares']);
const named = (text: string) =>
  relationsInSql(text, known).map(({ relation, writes }) => `${writes ? 'writes' : 'reads'} ${relation}`);

describe('relationsInSql', () => {
  test('tells reads from writes', () => {
    expect(named('insert into saves (id) select id from stories, shares')).toEqual([
      'writes saves',
      'reads stories',
      'reads shares',
    ]);
    expect(named('update saves set a = 1')).toEqual(['writes saves']);
    expect(named('delete from\n  saves where true')).toEqual(['writes saves']);
    expect(named('select from saves for update')).toEqual(['reads saves']);
  });

  test('passes over literals, comments, columns and aliases', () => {
    expect(named("select 'saves', it.saves, 1 as saves -- from saves\n /* from saves */ from other")).toEqual(
      [],
    );
  });

  test('passes over the declaration of a trigger, not over its function', () => {
    const text = `begin update saves set a = 1; end $$;
      create or replace trigger saved after update on stories for each row execute function save();`;
    expect(named(text)).toEqual(['writes saves']);
  });
});

describe('relationsInCode', () => {
  test('reads tagged templates and texts given to query, with their lines', () => {
    const text = [
      'const stories = 1;',
      'await tx.execute<Row>(sql`select from stories',
      `  join saves on \${saves.id} = \${of(\`x\`)} and true\`);`,
      "await pool.query('delete from shares');",
    ].join('\n');
    expect(relationsInCode(text, known)).toEqual([
      { relation: 'stories', writes: false, line: 2 },
      { relation: 'saves', writes: false, line: 3 },
      { relation: 'shares', writes: true, line: 4 },
    ]);
  });
});
