import type { Graph } from '../graph.ts';
import type { Rule, Violation } from '../rule.ts';

const MIGRATION = /^api\/database\/migrations\/(\d{4})_.*\.sql$/;
/** Applied by installations before the rule, and unchangeable. */
const LAST_OLD = 13;

/** Migrations run beside the API, so none may keep requests waiting. */
export const migrationRules: Rule[] = [
  {
    name: 'migrations-lock-briefly',
    fix: 'build an index of an older table in a file of its own: drop index concurrently if exists x; create index concurrently x on t (…); add a constraint as not valid, and validate it in the next migration; change a type or not null by a new column',
    check: checkMigrations,
  },
];

const CONCURRENT = /\bindex concurrently\b/i;
const LONG = [
  /\badd (?:constraint \w+ )?(?:foreign key|check)\b(?!.*\bnot valid\b)/i,
  /\balter column \w+ (?:set data )?type\b/i,
  /\balter column \w+ set not null\b/i,
  /\badd (?:constraint \w+ )?(?:unique|primary key)(?! using index\b)/i,
];

function checkMigrations({ tree }: Graph): Violation[] {
  return [...tree].flatMap(([path, text]) => {
    if (Number(MIGRATION.exec(path)?.[1] ?? 0) <= LAST_OLD) return [];
    const lines = text.split('\n').map((line) => line.replace(/--.*/, ''));
    const created = new Set(
      [...text.matchAll(/^create (?:unlogged )?table (\w+)/gim)].map(([, table]) => table),
    );
    const hasConcurrent = lines.some((line) => CONCURRENT.test(line));
    return lines.flatMap((line, at) => {
      const [, table] = /\bindex (?:(?:if not exists )?\w+ )?on (\w+)/i.exec(line) ?? [];
      const found =
        table !== undefined && !CONCURRENT.test(line) && !created.has(table)
          ? `locks ${table} while it builds an index`
          : LONG.some((each) => each.test(line))
            ? 'reads the whole table under a lock'
            : hasConcurrent && /^\s*(?!drop index|create (?:unique )?index)[a-z]+ /i.test(line)
              ? 'is beside an index that is built concurrently'
              : null;
      return found === null ? [] : [{ path, line: at + 1, found }];
    });
  });
}
