import { describe, expect, test } from 'vitest';
import { settings } from '../settings.ts';
import { readSettings } from './settings.ts';

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

  test('treats an empty variable as missing', () => {
    expect(readSettings(settings, { DATABASE_URL, API_PORT: '' }).API_PORT).toBe(4000);
  });
});
