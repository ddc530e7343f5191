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
import type { SignedComposition } from '@storyloom/contract/platform/composition';
import { signedText } from '@storyloom/contract/platform/preview';
import { derivedToken } from './derived-token.ts';

export interface RegistryKeys {
  signing: KeyObject;
  /** Secret that all publish tokens are derived from. */
  tokenSecret: Buffer;
}

function kept(file: string, make: () => string | Buffer): Buffer {
  if (!existsSync(file)) writeFileSync(file, make(), { mode: 0o600, flag: 'wx' });
  return readFileSync(file);
}

/**
 * Loads the registry's secrets, or creates them at its first start. Writes two files for hosts beside them:
 * `public-key.pem`, and `host-token`, which they report failures with.
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
  writeFileSync(join(folder, 'host-token'), derivedToken(tokenSecret, 'host'), { mode: 0o600 });
  return { signing, tokenSecret };
}

export function signComposition(payload: string, key: KeyObject): SignedComposition {
  return { payload, signature: sign(null, Buffer.from(payload), key).toString('base64') };
}

/** The signature of a text for one purpose, in base64url. */
export function signText(purpose: Parameters<typeof signedText>[0], text: string, key: KeyObject): string {
  return sign(null, Buffer.from(signedText(purpose, text)), key).toString('base64url');
}
