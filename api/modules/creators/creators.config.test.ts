import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../platform/settings.ts';
import { creatorsSettings } from './creators.config.ts';

const read = (env: NodeJS.ProcessEnv) => readSettings(creatorsSettings, env);
const key = (bytes = 32) => randomBytes(bytes).toString('base64');

describe('the settings of creators', () => {
  test('accept several document keys, each of 32 bytes', () => {
    const keys = [key(), key()];
    expect(read({ DOCUMENT_KEYS: keys.join(' , ') }).DOCUMENT_KEYS).toEqual(keys);
    expect(read({}).DOCUMENT_KEYS).toEqual([]);
    for (const wrong of [key(31), key(33), `${key()},short`])
      expect(() => read({ DOCUMENT_KEYS: wrong })).toThrow('DOCUMENT_KEYS');
  });
});
