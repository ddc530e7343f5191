import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { registerHooks } from 'node:module';
import pg from 'pg';
import { PgBoss } from 'pg-boss';

/**
 * Preloaded into an API process of the crash matrix (`node --import`). It counts the statements of each journey, and stops a
 * journey for good before or after one of them, so that the test kills the process exactly there.
 *
 * The journey of a request is named by its header; background work that the request begins belongs to it. The subject of a
 * job that applies payment events is that of the events.
 */

/** `<journey> <when> <statement>`, for example `reply-7 before 3`; statement 0 counts only. */
export const journeyHeader = 'x-crash-journey';

export interface Stop {
  when: 'before' | 'after';
  /** From 1; 0 for none. */
  statement: number;
}

/** A message to the process: the journey of the job of a subject. */
export interface JobStop extends Stop {
  journey: string;
  subjectId: string;
}

export type Report =
  | { type: 'statement'; journey: string; text: string }
  | { type: 'stopped'; journey: string };

interface Journey extends Stop {
  name: string;
  count: number;
}

const never = new Promise<never>(() => undefined);
const journeys = new AsyncLocalStorage<Journey | undefined>();
const jobs = new Map<string, Journey>();
const report = (message: Report) => process.send?.(message);

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  journeys.enterWith(readHeader(String(request.headers[journeyHeader] ?? '')));
});
process.on('message', ({ journey, subjectId, when, statement }: JobStop) => {
  jobs.set(subjectId, { name: journey, when, statement, count: 0 });
});

function readHeader(header: string): Journey | undefined {
  const [name, when, statement] = header.split(' ');
  if (!name || (when !== 'before' && when !== 'after')) return undefined;
  return { name, when, statement: Number(statement), count: 0 };
}

// A stopped journey would keep its place in every limit of work at once.
const noLimit = 'data:text/javascript,export default () => (work) => work();';
registerHooks({
  resolve: (name, context, next) =>
    name === 'p-limit' ? { url: noLimit, shortCircuit: true } : next(name, context),
});

const query = pg.Client.prototype.query;
type Given = [string | { text: string }, unknown[]?, unknown?];

function stopOrRun(this: pg.Client, ...given: Given): unknown {
  const journey = journeys.getStore();
  if (journey === undefined) return Reflect.apply(query, this, given);
  const [first] = given;
  report({ type: 'statement', journey: journey.name, text: typeof first === 'string' ? first : first.text });
  journey.count += 1;
  const stop = () => report({ type: 'stopped', journey: journey.name });
  if (journey.count !== journey.statement) return Reflect.apply(query, this, given);
  if (journey.when === 'before') {
    stop();
    return never;
  }
  if (typeof given.at(-1) === 'function') return Reflect.apply(query, this, [...given.slice(0, -1), stop]);
  const sent = Reflect.apply(query, this, given) as unknown as Promise<unknown>;
  return sent.then(stop, stop).then(() => never);
}

const JOBS_AT_ONCE = 32;
type Work = (
  name: string,
  options: object,
  handler: (given: { data: object }[]) => Promise<void>,
) => Promise<string>;
const work = PgBoss.prototype.work as unknown as Work;

/** The subjects of the jobs that are journeys, by the name of their kind. */
const subjectsOf: Readonly<Record<string, (data: object) => string>> = {
  'payments.apply-events': (data) => String('subjectId' in data && data.subjectId),
};

/** Runs several journeys at once, because a stopped one still counts. */
function workOnJourneys(this: PgBoss, ...[name, options, handler]: Parameters<Work>): Promise<string> {
  const subjectOf = subjectsOf[name];
  if (subjectOf === undefined) return Reflect.apply(work, this, [name, options, handler]);
  return Reflect.apply(work, this, [
    name,
    { ...options, localConcurrency: JOBS_AT_ONCE },
    (given: { data: object }[]) => {
      const [subject = ''] = given.map(({ data }) => subjectOf(data));
      const journey = jobs.get(subject);
      return journey === undefined ? handler(given) : journeys.run(journey, () => handler(given));
    },
  ]);
}

PgBoss.prototype.work = workOnJourneys as unknown as typeof PgBoss.prototype.work;
pg.Client.prototype.query = stopOrRun as typeof query;
