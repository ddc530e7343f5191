import { expect } from 'vitest';
import { findFaults } from '../../modules/points/testing/ledger-checks.ts';
import { newPerson, type Person } from '../people.ts';
import type { TestApi } from '../test-api.ts';
import { type CrashProcess, startCrashProcess } from './crash-process.ts';
import type { Stop } from './statement-stops.ts';

export interface Journey extends Person {
  name: string;
}

/** A journey of a new guest. `run` returns null if the process was killed first. */
export interface JourneyKind<Prepared extends Journey> {
  name: string;
  prepare(person: Journey): Promise<Prepared>;
  run(process: CrashProcess, journey: Prepared, stop: Stop): Promise<{ code: number } | null>;
}

export type CrashMatrix = ReturnType<typeof createCrashMatrix>;

/** Kills processes of the API, which share the database of a test, at each statement of a journey. */
export function createCrashMatrix(api: TestApi, env: NodeJS.ProcessEnv) {
  let running: CrashProcess | undefined;
  let serial = 0;

  async function start(): Promise<CrashProcess> {
    running = await startCrashProcess({
      ...env,
      DATABASE_URL: api.url,
      DATABASE_POOL: '90',
      RATE_LIMIT_FACTOR: '1000',
      STORYTELLER_CHARS_PER_SECOND: '4000',
    });
    return running;
  }

  async function prepare<Prepared extends Journey>(kind: JourneyKind<Prepared>): Promise<Prepared> {
    api.clock.set(new Date().toISOString());
    return kind.prepare({ ...(await newPerson(api)), name: `${kind.name}${++serial}` });
  }

  /** The statements of a journey that is not stopped. */
  async function readStatements<Prepared extends Journey>(
    kind: JourneyKind<Prepared>,
    process: CrashProcess,
  ): Promise<readonly string[]> {
    const run = async () => {
      const journey = await prepare(kind);
      expect(await kind.run(process, journey, { when: 'before', statement: 0 })).toMatchObject({ code: 0 });
      return process.statementsOf(journey.name);
    };
    // The first journey of a process fills its caches.
    await run();
    return run();
  }

  /** Stops a journey before each of its statements and after the last, and kills the process when all of them have stopped. */
  async function killAtEachStatement<Prepared extends Journey>(
    kind: JourneyKind<Prepared>,
    { atOnce = Number.POSITIVE_INFINITY } = {},
  ): Promise<{ journeys: Prepared[]; statements: string }> {
    const statements = await readStatements(kind, running ?? (await start()));
    // Between two statements the database does not change, so after one of them is before the next.
    const stops = statements.map((_, index): Stop => ({ when: 'before', statement: index + 1 }));
    stops.push({ when: 'after', statement: statements.length });
    const journeys: Prepared[] = [];
    while (stops.length > 0) {
      const process = running ?? (await start());
      const begun: Prepared[] = [];
      const responses: Promise<unknown>[] = [];
      for (const stop of stops.splice(0, atOnce)) {
        const journey = await prepare(kind);
        responses.push(kind.run(process, journey, stop));
        begun.push(journey);
      }
      await process.stopped(begun.map(({ name }) => name));
      await process.kill();
      running = undefined;
      await Promise.all(responses);
      journeys.push(...begun);
    }
    return { journeys, statements: statements.join('\n') };
  }

  async function expectIntactLedger(): Promise<void> {
    expect(await findFaults(api.database.pool)).toEqual([]);
    expect(await api.points.countDifferences()).toBe(0);
    const { rows: open } = await api.database.pool.query(
      `select from points_entries hold where kind = 'HOLD'
     and not exists (select from points_entries ending where ending.hold_key = hold.key)`,
    );
    expect(open).toEqual([]);
  }

  return { start, killAtEachStatement, expectIntactLedger, close: async () => running?.kill() };
}
