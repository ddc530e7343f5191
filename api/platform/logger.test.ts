import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, test } from 'vitest';
import { describeError } from './logger.ts';

describe('describeError', () => {
  test('leaves out the parameters of a failed query', () => {
    const error = new DrizzleQueryError(
      'insert into messages',
      ['my secret diary'],
      new Error('duplicate key'),
    );
    const logged = JSON.stringify(describeError(error));
    expect(logged).not.toContain('diary');
    expect(logged).toContain('duplicate key');
  });
});
