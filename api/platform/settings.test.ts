import { describe, expect, test } from 'vitest';
import { settings } from '../settings.ts';
import { integer, readSettings } from './settings.ts';

const DATABASE_URL = 'postgres://someone:secret@127.0.0.1/db';

describe('readSettings', () => {
  test('has defaults for everything but the database', () => {
    const config = readSettings(settings, { DATABASE_URL });
    expect(config.API_PORT).toBe(4000);
    expect(config.RATE_LIMIT_FACTOR).toBe(1);
    expect(config.DATA_DIR).toMatch(/^\/.*\.data$/);
  });

  test('reports a missing setting with its reason and an example', () => {
    expect(() => readSettings(settings, {})).toThrow(
      /DATABASE_URL: is missing.*Example: DATABASE_URL=postgres:/s,
    );
  });

  test('reports all invalid settings at once', () => {
    const read = () => readSettings(settings, { DATABASE_URL, API_PORT: 'http', LOG_LEVEL: 'loud' });
    expect(read).toThrow(/API_PORT: must be a whole number[\s\S]*LOG_LEVEL/);
  });

  test('rejects a port out of range', () => {
    expect(() => readSettings(settings, { DATABASE_URL, API_PORT: '70000' })).toThrow('API_PORT');
  });

  test('reports that an empty variable is missing, and why another one is not valid', () => {
    expect(() => readSettings(settings, { DATABASE_URL: '' })).toThrow(/^DATABASE_URL: is missing\. /m);
    expect(() => readSettings(settings, { DATABASE_URL: 'mysql://db' })).toThrow(
      'DATABASE_URL: must start with postgres://',
    );
  });

  test.each([
    ['DATABASE_URL', ['postgres://db', 'postgresql://db'], ['http://postgres://db']],
    ['DATABASE_POOL', ['2', '200'], ['1', '201']],
    ['API_PORT', ['0', '65535'], ['-1', '65536']],
    ['RATE_LIMIT_FACTOR', ['1', '1000000'], ['0', '1000001']],
    ['LOG_LEVEL', ['debug', 'silent'], ['trace']],
  ])('accepts %s within its bounds alone', (name, right, wrong) => {
    const read = (value: string) => () => readSettings(settings, { DATABASE_URL, [name]: value });
    for (const value of right) expect(read(value), value).not.toThrow();
    for (const value of wrong) expect(read(value), value).toThrow(name);
  });

  test('treats an empty variable as missing', () => {
    expect(readSettings(settings, { DATABASE_URL, API_PORT: '' }).API_PORT).toBe(4000);
  });
});

describe('integer', () => {
  const read = (text: string | undefined) => integer(7, -3, 10).safeParse(text);

  test.each([
    [undefined, 7],
    ['-3', -3],
    ['10', 10],
  ])('reads %j as %d', (text, value) => {
    expect(read(text).data).toBe(value);
  });

  test.each(['-4', '11', '1.5', '1e1', ' 1', 'x'])('refuses %j', (text) => {
    expect(read(text).success).toBe(false);
  });

  test('names its bounds for a text that is no whole number', () => {
    expect(read('ten').error?.issues[0]?.message).toBe('must be a whole number from -3 to 10');
  });
});
