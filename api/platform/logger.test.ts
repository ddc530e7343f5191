import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { describeError } from './logger.ts';

test('a failed query is logged without its parameters, which may be what a reader wrote', () => {
  const error = new DrizzleQueryError(
    'insert into messages',
    ['my secret diary'],
    new Error('duplicate key'),
  );
  const logged = JSON.stringify(describeError(error));
  expect(logged).not.toContain('diary');
  expect(logged).toContain('duplicate key');
});
