import { createPublicKey, verify } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isDerived } from './actor.ts';
import { loadKeys, signComposition } from './keys.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storyloom-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('loadKeys', () => {
  it('writes a token for the reports of hosts that only its owner can read, and replaces an old one', () => {
    const { tokenSecret } = loadKeys(join(folder, 'registry'));
    const file = join(folder, 'registry', 'host-token');
    const hostToken = readFileSync(file, 'utf8');
    expect(isDerived(tokenSecret, 'host', hostToken)).toBe(true);
    expect(statSync(file).mode & 0o077).toBe(0);
    writeFileSync(file, 'old');
    loadKeys(join(folder, 'registry'));
    expect(readFileSync(file, 'utf8')).toBe(hostToken);
  });

  it('gives each registry keys of its own', () => {
    const [one, other] = [loadKeys(join(folder, 'one')), loadKeys(join(folder, 'other'))];
    expect(one.tokenSecret.equals(other.tokenSecret)).toBe(false);
    expect(one.signing.equals(other.signing)).toBe(false);
  });
});

describe('signComposition', () => {
  it('signs the text that it sends, for the public key beside it', () => {
    const { signing } = loadKeys(folder);
    const { payload, signature } = signComposition('{"id":"é"}', signing);
    const key = createPublicKey(readFileSync(join(folder, 'public-key.pem')));
    expect(payload).toBe('{"id":"é"}');
    expect(verify(null, Buffer.from(payload), key, Buffer.from(signature, 'base64'))).toBe(true);
  });
});
