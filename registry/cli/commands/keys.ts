import { createPublicKey, randomBytes } from 'node:crypto';
import { derivedToken } from '../../platform/actor.ts';
import { createSigningKey } from '../../platform/keys.ts';
import type { Command } from '../command.ts';

export const keys: Command = {
  usage: '',
  summary: 'print new keys as settings, for registries and sites on several machines',
  async run(_, __, { say }) {
    const signing = createSigningKey();
    const secret = randomBytes(32).toString('base64url');
    const settings = {
      REGISTRY_SIGNING_KEY: signing.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
      REGISTRY_TOKEN_SECRET: secret,
      REGISTRY_PUBLIC_KEYS: createPublicKey(signing)
        .export({ type: 'spki', format: 'der' })
        .toString('base64'),
      REGISTRY_HOST_TOKEN: derivedToken(Buffer.from(secret), 'host'),
    };
    say('# Each registry, secret:');
    for (const name of ['REGISTRY_SIGNING_KEY', 'REGISTRY_TOKEN_SECRET'] as const)
      say(`${name}=${settings[name]}`);
    say('# Each site; the token is secret:');
    for (const name of ['REGISTRY_PUBLIC_KEYS', 'REGISTRY_HOST_TOKEN'] as const)
      say(`${name}=${settings[name]}`);
    return settings;
  },
};
