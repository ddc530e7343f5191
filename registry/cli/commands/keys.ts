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
    const publicKey = createPublicKey(signing).export({ type: 'spki', format: 'der' });
    const settings = {
      REGISTRY_SIGNING_KEY: signing.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
      REGISTRY_TOKEN_SECRET: secret,
      REGISTRY_PUBLIC_KEYS: publicKey.toString('base64'),
      REGISTRY_HOST_TOKEN: derivedToken(Buffer.from(secret), 'host'),
    };
    const lines = Object.entries(settings).map((setting) => setting.join('='));
    say(['# Each registry, secret:', ...lines.slice(0, 2)].join('\n'));
    say(['# Each site; the token is secret:', ...lines.slice(2)].join('\n'));
    return settings;
  },
};
