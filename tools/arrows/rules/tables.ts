import { type Graph, isTest } from '../graph.ts';
import type { Rule, Violation } from '../rule.ts';
import { relationsInCode, relationsInSql, type SqlReference } from '../sql.ts';
import { foreignReads, namedTables } from './foreign-reads.ts';
import { librarySchemas } from './library-schemas.ts';

/** Which module of the API may use which table. A table's owner is the module that has its Drizzle schema. */
export const tableRules: Rule[] = [
  {
    name: 'tables-have-one-owner',
    fix: "call the owner's service or SQL function, or read a view of the owner's (api/database/views); tools/arrows/rules/foreign-reads.ts lists the reads that stay, with reasons",
    check: checkTables,
  },
  {
    name: 'libraries-own-their-schemas',
    fix: 'call the module that wraps the library; tools/arrows/rules/library-schemas.ts lists the schemas and where each is used',
    check: checkLibrarySchemas,
  },
];

type Tree = Graph['tree'];
/** A Drizzle table: `export const pointsAccounts = pgTable('points_accounts', …)`. */
type Schema = { table: string; owner: string; constant: string };
type Source = { path: string; module: string; references: SqlReference[] };

const MIGRATION = /^api\/database\/migrations\/.*\.sql$/;
const DECLARATION = /^api\/database\/(?:functions|views)\/([^/]+)\/\w+\.sql$/;
const MODULE = /^api\/(?:modules\/([^/]+)|(platform))\/.*\.ts$/;

function checkTables(graph: Graph): Violation[] {
  const { tree } = graph;
  const schemas = readSchemas(tree);
  const created = readCreated(tree);
  const owners = new Map(schemas.map(({ table, owner }) => [table, owner]));
  const sources = [...tree].flatMap(([path, text]) => readSource(path, text, new Set(created.keys())));
  const foreign = sources.flatMap((source) => foreignReferences(source, owners, graph, schemas));
  const used = new Set(foreign.filter(isListed).map(keyOf));
  return [
    ...[...created].flatMap(([name, at]) => misplaced(name, at, schemas)),
    ...namedByValue(tree),
    ...foreign.filter((each) => !isListed(each)).map(({ path, line, found }) => ({ path, line, found })),
    ...foreignReads
      .filter((read) => hasModule(tree, read.module) && owners.has(read.table) && !used.has(keyOf(read)))
      .map(({ module, table }) => ({
        path: 'tools/arrows/rules/foreign-reads.ts',
        line: 1,
        found: `lists a read of ${table} by ${module} that is not there`,
      })),
  ];
}

const NAMED_BY_VALUE = /\b(?:from|join|into|update|table)\s+\$\{\s*sql\.(?:identifier|raw)\(/gi;

/** SQL of modules in which the name of a table is a value. */
function namedByValue(tree: Tree): Violation[] {
  const listed = (path: string) => namedTables.some((each) => each.path === path);
  const unused = namedTables
    .filter(({ path }) => tree.has(path) && tree.get(path)?.search(NAMED_BY_VALUE) === -1)
    .map(({ path }) => ({ path, line: 1, found: 'is listed, but names no table by a value' }));
  const found = [...tree].flatMap(([path, text]) => {
    if (moduleOf(path) === null || isTest(path) || listed(path)) return [];
    return [...text.matchAll(NAMED_BY_VALUE)].map(({ index, 0: words }) => ({
      path,
      line: text.slice(0, index).split('\n').length,
      found: `names a table by a value, ${words}…)`,
    }));
  });
  return [...unused, ...found];
}

/** Code and SQL that names the schema of a library outside the folder that wraps it. */
function checkLibrarySchemas({ tree }: Graph): Violation[] {
  return [...tree].flatMap(([path, text]) => {
    if (!/^api\/.*\.(?:ts|sql)$/.test(path) || isTest(path)) return [];
    return librarySchemas
      .filter(({ folder, migration }) => !path.startsWith(folder) && !migration.test(path))
      .flatMap(({ schema }) =>
        text.split('\n').flatMap((text, index) => {
          const isNamed = new RegExp(`\\b${schema}\\.`).test(text);
          return isNamed ? [{ path, line: index + 1, found: `names the schema ${schema}` }] : [];
        }),
      );
  });
}

/** Tables by name, with the place where they are created. */
function readCreated(tree: Tree): Map<string, { path: string; line: number }> {
  const migrations = [...tree].filter(([path]) => MIGRATION.test(path));
  return new Map(
    migrations.flatMap(([path, text]) =>
      text.split('\n').flatMap((text, index) => {
        const name = /^create (?:unlogged )?table (\w+)/.exec(text)?.[1];
        return name === undefined ? [] : [[name, { path, line: index + 1 }] as const];
      }),
    ),
  );
}

function readSchemas(tree: Tree): Schema[] {
  return [...tree].flatMap(([path, text]) => {
    const owner = moduleOf(path);
    if (owner === null || !path.endsWith('.schema.ts')) return [];
    return [...text.matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)].map(
      ([, constant = '', table = '']) => ({ table, owner, constant }),
    );
  });
}

function misplaced(name: string, at: { path: string; line: number }, schemas: Schema[]): Violation[] {
  const owners = new Set(schemas.filter(({ table }) => table === name).map(({ owner }) => owner));
  if (owners.size === 1) return [];
  const found = owners.size === 0 ? 'no Drizzle schema' : `Drizzle schemas in ${[...owners].join(' and ')}`;
  return [{ ...at, found: `${name} has ${found}` }];
}

function readSource(path: string, text: string, known: ReadonlySet<string>): Source[] {
  const declaring = DECLARATION.exec(path)?.[1];
  if (declaring !== undefined) return [{ path, module: declaring, references: relationsInSql(text, known) }];
  const module = moduleOf(path);
  if (module === null || isTest(path)) return [];
  return [{ path, module, references: relationsInCode(text, known) }];
}

type ForeignReference = Violation & { module: string; table: string; writes: boolean };

function foreignReferences(
  source: Source,
  owners: ReadonlyMap<string, string>,
  graph: Graph,
  schemas: Schema[],
): ForeignReference[] {
  const { path, module } = source;
  const references = [...source.references, ...importedTables(source, graph, schemas)];
  const found = references.flatMap(({ relation: table, writes, line }) => {
    const owner = owners.get(table);
    if (owner === undefined || owner === module) return [];
    const text = `${writes ? 'writes' : 'reads'} ${table}, which belongs to ${owner}`;
    return [{ path, line, found: text, module, table, writes }];
  });
  // A table that one line names several times is one violation.
  return [...new Map(found.map((each) => [`${each.line} ${each.found}`, each])).values()];
}

/** Drizzle tables of other modules that a file imports, from a schema or from a service that hands them on. */
function importedTables(
  { path, module }: Source,
  { tree, arrows }: Graph,
  schemas: Schema[],
): SqlReference[] {
  const text = tree.get(path) ?? '';
  return arrows
    .filter(({ from, to }) => from === path && ![null, module].includes(moduleOf(to)))
    .flatMap(({ to, line, specifier }) => {
      const names = importedNames(text, specifier);
      return schemas
        .filter(({ owner, constant }) => owner === moduleOf(to) && names.includes(constant))
        .map(({ table, constant }) => ({ relation: table, writes: isWritten(text, constant), line }));
    });
}

function importedNames(text: string, specifier: string): string[] {
  const clauses = [...text.matchAll(/\bimport\s*\{([^}]*)\}\s*from\s*['"]([^'"\n]+)['"]/g)];
  const own = clauses.filter(([, , from]) => from === specifier);
  return own.flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' ')[0] ?? ''));
}

function isWritten(text: string, constant: string): boolean {
  const builder = `\\.(?:insert|update|delete)\\(${constant}\\)`;
  const template = `\\b(?:into|update|delete from) \\$\\{${constant}\\}`;
  return new RegExp(`${builder}|${template}`).test(text);
}

function isListed({ module, table, writes }: ForeignReference): boolean {
  return !writes && foreignReads.some((each) => each.module === module && each.table === table);
}

function keyOf({ module, table }: { module: string; table: string }): string {
  return `${module} ${table}`;
}

function moduleOf(path: string | null): string | null {
  const match = MODULE.exec(path ?? '');
  return match?.[1] ?? match?.[2] ?? null;
}

function hasModule(tree: Tree, module: string): boolean {
  return [...tree.keys()].some((path) => moduleOf(path) === module);
}
