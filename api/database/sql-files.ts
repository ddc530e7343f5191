import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** A file of SQL. `name` is its path below the database folder: `functions/points/points_hold.sql`. */
export type SqlFile = { name: string; text: string; hash: string };

/** A file that declares one function or view; `object` is its name in the database and the file's own name. */
export type DeclarationFile = SqlFile & { object: string; kind: 'function' | 'view' };

export type SqlFiles = {
  /** In the order in which they are applied. */
  migrations: SqlFile[];
  functions: DeclarationFile[];
  views: DeclarationFile[];
};

export const databaseFolder = import.meta.dirname;

const MIGRATION = /^migrations\/\d{4}_[a-z0-9_]+\.sql$/;
const DECLARATION = /^(?:functions|views)\/[a-z-]+\/[a-z][a-z0-9_]*\.sql$/;

/** The migrations, functions and views of a database folder. Throws if a name or a declaration breaks the layout. */
export async function readSqlFiles(folder = databaseFolder): Promise<SqlFiles> {
  const [migrations, functions, views] = await Promise.all([
    readFolder(folder, 'migrations'),
    readFolder(folder, 'functions'),
    readFolder(folder, 'views'),
  ]);
  const misnamed = migrations.find(({ name }) => !MIGRATION.test(name));
  if (misnamed) throw new Error(`${misnamed.name} must be named like migrations/0002_the_reason.sql.`);
  const declarations = {
    functions: functions.map((file) => asDeclaration(file, 'function')),
    views: views.map((file) => asDeclaration(file, 'view')),
  };
  assertDistinct([...declarations.functions, ...declarations.views]);
  return { migrations, ...declarations };
}

async function readFolder(root: string, folder: string): Promise<SqlFile[]> {
  const names = await readdir(join(root, folder), { recursive: true }).catch(emptyIfMissing);
  const sql = names.filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    sql.map(async (each) => {
      const text = await readFile(join(root, folder, each), 'utf8');
      return { name: `${folder}/${each}`, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

function emptyIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

function asDeclaration(file: SqlFile, kind: 'function' | 'view'): DeclarationFile {
  if (!DECLARATION.test(file.name))
    throw new Error(`${file.name} must be named like ${kind}s/<module>/<${kind}>.sql.`);
  const object = basename(file.name, '.sql');
  const start = kind === 'function' ? 'create or replace function' : 'create view';
  const declared = file.text.match(new RegExp(`^${start} \\w+`, 'gm')) ?? [];
  if (declared.length !== 1 || declared[0] !== `${start} ${object}`)
    throw new Error(`${file.name} must hold "${start} ${object}" and no other ${kind}.`);
  return { ...file, object, kind };
}

function assertDistinct(files: DeclarationFile[]) {
  for (const [object, same] of Map.groupBy(files, (file) => file.object)) {
    if (same.length > 1)
      throw new Error(`${same.map(({ name }) => name).join(' and ')} both declare ${object}.`);
  }
}
