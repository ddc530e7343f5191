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
import { derivedToken } from './actor.ts';

export interface RegistryKeys {
  signing: KeyObject;
  /** Secret that all publish tokens are derived from. */
  tokenSecret: Buffer;
}

/** Keys as settings, for registries on several machines; those that are missing are files. */
export interface GivenKeys {
  /** PKCS #8 in base64. */
  signingKey?: string | undefined;
  tokenSecret?: string | undefined;
}

function kept(file: string, make: () => string | Buffer): Buffer {
  if (!existsSync(file)) writeFileSync(file, make(), { mode: 0o600, flag: 'wx' });
  return readFileSync(file);
}

export const createSigningKey = (): KeyObject => generateKeyPairSync('ed25519').privateKey;

/** Throws if it is not an Ed25519 key. */
export function parseSigningKey(base64: string): KeyObject {
  const key = createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`It is ${key.asymmetricKeyType}, not ed25519.`);
  return key;
}

/**
 * The registry's secrets: those that are given, otherwise files in its folder, which are created at the first start. Writes two
 * files for hosts beside them: `public-key.pem`, and `host-token`, with which they report failures and store their files.
 */
export function loadKeys(folder: string, given: GivenKeys = {}): RegistryKeys {
  mkdirSync(folder, { recursive: true });
  const signing = given.signingKey
    ? parseSigningKey(given.signingKey)
    : createPrivateKey(
        kept(join(folder, 'signing-key.pem'), () =>
          createSigningKey().export({ type: 'pkcs8', format: 'pem' }),
        ),
      );
  writeFileSync(
    join(folder, 'public-key.pem'),
    createPublicKey(signing).export({ type: 'spki', format: 'pem' }),
  );
  const tokenSecret = given.tokenSecret
    ? Buffer.from(given.tokenSecret)
    : kept(join(folder, 'token-secret'), () => randomBytes(32));
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
