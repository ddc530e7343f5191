import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDocumentKeys } from './document-keys.ts';
import { decryptDocument, encryptDocument, toDocumentKey } from './encryption.ts';

const LOCAL = 'http://localhost:4000';
let file: string;
beforeEach(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'document-keys-')), 'keys', 'documents.key');
});
afterEach(() => rm(dirname(dirname(file)), { recursive: true }));

const keysOf = (...configured: Buffer[]) => createDocumentKeys({ configured, file });

describe('createDocumentKeys', () => {
  test('encrypts with the first key of the settings, and finds all of them', async () => {
    const [next, former, removed] = [randomBytes(32), randomBytes(32), randomBytes(32)];
    const keys = keysOf(next, former);
    expect(await keys.pick('https://stories.example')).toEqual(toDocumentKey(next));
    expect(await keys.pick(null)).toEqual(toDocumentKey(next));
    expect(await keys.find(toDocumentKey(former).id)).toEqual(toDocumentKey(former));
    expect(await keys.find(toDocumentKey(removed).id)).toBeNull();
  });

  test('generates one key for this machine, and keeps it when keys are configured later', async () => {
    const [one, other] = await Promise.all([keysOf().pick(LOCAL), keysOf().pick(LOCAL)]);
    expect(other).toEqual(one);
    expect(await readdir(dirname(file))).toEqual(['documents.key']);
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await keysOf(randomBytes(32)).find(one?.id ?? '')).toEqual(one);
  });

  test.each(['https://stories.example', 'http://localhost.example', null])(
    'generates none at %s',
    async (site) => {
      expect(await keysOf().pick(site)).toBeNull();
    },
  );
});

describe('an encrypted document', () => {
  const key = toDocumentKey(randomBytes(32));
  const content = Buffer.from('a passport');

  test('is decrypted only with its key and for its owner', () => {
    const stored = encryptDocument(key, content, 'mara:1');
    expect(decryptDocument(key, stored, 'mara:1')).toEqual(content);
    expect(() => decryptDocument(key, stored, 'mara:2')).toThrow();
    expect(() => decryptDocument(toDocumentKey(randomBytes(32)), stored, 'mara:1')).toThrow();
  });

  test('is different each time', () => {
    expect(encryptDocument(key, content, 'mara:1')).not.toEqual(encryptDocument(key, content, 'mara:1'));
  });
});
