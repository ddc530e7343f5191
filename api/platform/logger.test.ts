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

  test('includes the code of the cause and the location of the error', () => {
    const cause = Object.assign(new Error('duplicate key'), { code: '23505' });
    const error = new TypeError('no such field', { cause });
    const described = describeError(error) as { stack: string };
    expect(described).toMatchObject({ type: 'TypeError', code: '23505', message: 'duplicate key' });
    expect(described.stack.split('\n')).toEqual(error.stack?.split('\n').slice(1, 13));
    expect(describeError(new Error('alone', { cause: 'words' }))).toMatchObject({
      message: 'alone',
      code: undefined,
    });
    expect(describeError('words')).toEqual({ message: 'words' });
  });
});
