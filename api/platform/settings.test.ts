import { expect, test } from 'vitest';
import { settings } from '../compose.ts';
import { readSettings } from './settings.ts';

const DATABASE_URL = 'postgres://someone:secret@127.0.0.1/db';

test('with only a database named, everything else has a default', () => {
  const config = readSettings(settings, { DATABASE_URL });
  expect(config.API_PORT).toBe(4000);
  expect(config.GUESTS_PER_MINUTE).toBe(60);
  expect(config.DATA_DIR).toMatch(/^\/.*\.data$/);
});

test('a missing setting is named with its reason and an example', () => {
  expect(() => readSettings(settings, {})).toThrow(
    /DATABASE_URL: is missing.*Example: DATABASE_URL=postgres:/s,
  );
});

test('every wrong setting is told at once', () => {
  const read = () => readSettings(settings, { DATABASE_URL, API_PORT: 'http', LOG_LEVEL: 'loud' });
  expect(read).toThrow(/API_PORT: must be a whole number[\s\S]*LOG_LEVEL/);
});

test('a port out of range is refused', () => {
  expect(() => readSettings(settings, { DATABASE_URL, API_PORT: '70000' })).toThrow('API_PORT');
});

test('an empty variable counts as left out', () => {
  expect(readSettings(settings, { DATABASE_URL, API_PORT: '' }).API_PORT).toBe(4000);
});
