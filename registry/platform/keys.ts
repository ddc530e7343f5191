import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SignedComposition } from '@storyloom/contract/composition';
import { publishToken } from './publish-token.ts';

export interface RegistryKeys {
  signing: KeyObject;
  /** From which each micro-frontend's publish token is derived. */
  tokenSecret: Buffer;
}

function kept(file: string, make: () => string | Buffer): Buffer {
  if (!existsSync(file)) writeFileSync(file, make(), { mode: 0o600, flag: 'wx' });
  return readFileSync(file);
}

/**
 * The registry's own secrets, made at its first start. `public-key.pem` beside them is for the hosts, and so is
 * `host-token`, with which they report failures.
 */
export function loadKeys(folder: string): RegistryKeys {
  mkdirSync(folder, { recursive: true });
  const signing = createPrivateKey(
    kept(join(folder, 'signing-key.pem'), () =>
      generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }),
    ),
  );
  writeFileSync(
    join(folder, 'public-key.pem'),
    createPublicKey(signing).export({ type: 'spki', format: 'pem' }),
  );
  const tokenSecret = kept(join(folder, 'token-secret'), () => randomBytes(32));
  writeFileSync(join(folder, 'host-token'), publishToken(tokenSecret, 'host'), { mode: 0o600 });
  return { signing, tokenSecret };
}

export function signComposition(payload: string, key: KeyObject): SignedComposition {
  return { payload, signature: sign(null, Buffer.from(payload), key).toString('base64') };
}
