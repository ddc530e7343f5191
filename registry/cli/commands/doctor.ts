import { contractVersion } from '@storyloom/build/shared-packages';
import type { Actor } from '../../platform/actor.ts';
import type { Deployments } from '../../releases/gates/compatibility-gate.ts';
import { ask } from '../client.ts';
import { type Command, type Context, Failure } from '../command.ts';
import { readAbout } from '../git.ts';
import { minute } from '../table.ts';

async function describeToken(mfe: string, { target }: Context): Promise<string> {
  const headers = { authorization: `Bearer ${target.token(mfe)}` };
  const { name, expiresAt } = await ask<Actor>(`${target.registryUrl}/mfes/${mfe}/access`, { headers });
  return expiresAt ? `${name}, valid until ${minute(expiresAt)}` : `${name}, does not expire`;
}

async function describeDeployments({ target }: Context): Promise<string> {
  const { shell, api } = await ask<Deployments>(`${target.registryUrl}/deployments`);
  const name = '@storyloom/contract';
  return `this checkout has ${contractVersion()}, the live shell ${shell?.[name] ?? 'none'}, the live API ${api?.[name] ?? 'none'}`;
}

async function describeCheckout({ root }: Context): Promise<string> {
  const { commit, changed, author } = await readAbout(root);
  if (!commit)
    throw new Error('It is no git checkout, so releases will have no commit and all tests are run.');
  return `${commit.slice(0, 9)} by ${author}${changed ? ', with changes that are in no commit' : ''}`;
}

export const doctor: Command = {
  usage: '[mfe]',
  summary: 'is this checkout able to publish?',
  async run([mfe], _, context) {
    const { target, say } = context;
    const looks: Record<string, () => Promise<string>> = {
      registry: async () => {
        await ask(`${target.registryUrl}/failures`);
        return target.registryUrl;
      },
      ...(mfe && { [`token for ${mfe}`]: () => describeToken(mfe, context) }),
      contract: () => describeDeployments(context),
      checkout: () => describeCheckout(context),
    };
    const findings = [];
    for (const [what, look] of Object.entries(looks)) {
      const failed = (error: Error) => ({ what, ok: false, text: error.message });
      findings.push(await look().then((text) => ({ what, ok: true, text }), failed));
    }
    for (const { what, ok, text } of findings) say(`${ok ? '✓' : '✗'} ${what}: ${text}`);
    const wrong = findings.filter(({ ok }) => !ok);
    if (wrong.length > 0)
      throw new Failure(`${wrong.map(({ what }) => what).join(', ')}: see above.`, findings);
    return findings;
  },
};
