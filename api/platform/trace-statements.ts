import { currentTraceparent } from '@storyloom/logging/request-fields';
import { openSpan } from '@storyloom/logging/spans';
import pg from 'pg';

type Callback = (error: unknown, result: unknown) => void;

/** The text of a statement, which has placeholders for its values; null for other objects that pg can send. */
function textOf(query: unknown): string | null {
  if (typeof query === 'string') return query;
  if (typeof query !== 'object' || query === null || 'submit' in query) return null;
  return 'text' in query && typeof query.text === 'string' ? query.text : null;
}

/** Makes a span of each statement of a request. Its values, which may be text of a person, are in none. */
export function traceStatements(): void {
  const { query } = pg.Client.prototype;
  const traced = function (this: pg.Client, ...given: unknown[]): unknown {
    const text = currentTraceparent() === null ? null : textOf(given[0]);
    const verb = text?.trimStart().split(/\s/, 1)[0]?.toLowerCase() ?? '';
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text?.slice(0, 1_000) ?? '' };
    const span = text === null ? null : openSpan(verb, 'client', attributes);
    if (span === null) return Reflect.apply(query, this, given);
    const answer = given.at(-1);
    if (typeof answer === 'function') {
      const end: Callback = (error, result) => {
        span.end(error ? { error } : {});
        answer(error, result);
      };
      return Reflect.apply(query, this, given.with(-1, end));
    }
    const result: Promise<unknown> = Reflect.apply(query, this, given);
    result.then(
      () => span.end(),
      (error: unknown) => span.end({ error }),
    );
    return result;
  };
  pg.Client.prototype.query = traced as typeof query;
}
