import { createPoints } from '@storyloom/api/modules/points/points.service.ts';
import { createUsers, type Users } from '@storyloom/api/modules/users/users.service.ts';
import { systemClock } from '@storyloom/api/platform/clock.ts';
import { type Database, openDatabase } from '@storyloom/api/platform/db.ts';
import { createLogger } from '@storyloom/api/platform/logger.ts';
import { siteHeader } from '@storyloom/contract/headers';
import { startApi } from '../processes/api.ts';
import { seedDatabase } from '../processes/database.ts';
import { scratch } from '../processes/scratch.ts';
import { onStop } from '../processes/stopping.ts';

export interface Answer {
  code: number;
  msg: string;
  data: Record<string, unknown>;
}

export interface Call {
  token?: string;
  /** Origin of the site for the caller. */
  origin?: string;
  body?: object;
}

/** An API with its own database, and the product's users module, which seeds it. */
export interface Site {
  databaseUrl: string;
  port: number;
  database: Database;
  users: Users;
  /** Requests a path and reads the whole answer. Uses POST if there is a body. */
  call(path: string, call?: Call): Promise<Answer>;
}

export async function startSite(
  serverUrl: string,
  {
    name,
    stories,
    port,
    env: more,
  }: { name: string; stories: number; port: number; env?: Record<string, string> },
): Promise<Site> {
  const dataDir = scratch();
  const databaseUrl = await seedDatabase(serverUrl, { name, stories, dataDir });
  const database = openDatabase({ url: databaseUrl, size: 4, logger: createLogger('warn') });
  onStop(database.close);
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    API_PORT: String(port),
    RATE_LIMIT_FACTOR: '1000',
    ...more,
  };
  await startApi({ name: `api-${name}`, env });
  const { db } = database;
  const users = createUsers({ db, clock: systemClock, points: createPoints({ db, clock: systemClock }) });
  return { databaseUrl, port, database, users, call: caller(port) };
}

/** Sends requests to the API on a port. */
export function caller(port: number): Site['call'] {
  return async (path, { token, origin, body } = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(token !== undefined && { tokenid: token }),
        ...(origin !== undefined && { [siteHeader]: origin }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Answer;
  };
}
