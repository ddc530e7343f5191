import { parseArgs } from 'node:util';
import type { Composition } from '@storyloom/contract/platform/composition';
import type { FailureRow } from '../releases/failures.repository.ts';
import { runChecks } from './checks.ts';
import { ask } from './client.ts';
import { recordDeployments } from './deployed.ts';
import { failureLines } from './failure-lines.ts';
import { publish, publishAtStart } from './publish.ts';
import { releaseTarget, root } from './settings.ts';

const usage = `Usage:
  npm run release -- publish <mfe> [--restore]   check, build, upload and make it live; --restore: also if it was withdrawn
  npm run release -- start <mfe>      publish this checkout's build if no team has released it, as npm start does
  npm run release -- rollback <mfe>   back to the release before
  npm run release -- withdraw <mfe>   take it off the site
  npm run release -- status           what is live, and what failed in the last 30 days
  npm run release -- deployed <shell|api>...   record that this checkout's shell or API is live`;

const target = releaseTarget(process.env);
const say = (line: string) => console.log(line);
const options = { root, target, say };

async function status(): Promise<void> {
  const { payload } = await ask<{ payload: string }>(`${target.registryUrl}/composition`);
  const { id, mfes } = JSON.parse(payload) as Composition;
  const failures = await ask<FailureRow[]>(`${target.registryUrl}/failures`);
  say(`composition ${id}`);
  for (const [name, { stable, lastKnownGood }] of Object.entries(mfes)) {
    const before = lastKnownGood ? `, before it ${lastKnownGood.version} (${lastKnownGood.buildId})` : '';
    say(`  ${name} ${stable.version} (${stable.buildId}) since ${stable.publishedAt}${before}`);
    for (const line of failureLines(failures.filter(({ mfe }) => mfe === name))) say(`    ${line}`);
  }
}

async function rollBack(mfe: string): Promise<void> {
  const headers = { authorization: `Bearer ${target.token(mfe)}` };
  const { stable } = await ask<{ stable: string }>(`${target.registryUrl}/mfes/${mfe}/rollback`, {
    method: 'POST',
    headers,
  });
  say(`${mfe} is back on ${stable}`);
}

async function withdraw(mfe: string): Promise<void> {
  const headers = { authorization: `Bearer ${target.token(mfe)}` };
  const { withdrawn } = await ask<{ withdrawn: string }>(`${target.registryUrl}/mfes/${mfe}/withdraw`, {
    method: 'POST',
    headers,
  });
  say(`${mfe} is off the site; ${withdrawn} was live`);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { restore: { type: 'boolean', default: false } },
});
const [command, ...applications] = positionals;
const [mfe] = applications;
try {
  if (command === 'publish' && mfe) await publish(mfe, { ...options, runChecks, restore: values.restore });
  else if (command === 'start' && mfe) await publishAtStart(mfe, options);
  else if (command === 'rollback' && mfe) await rollBack(mfe);
  else if (command === 'withdraw' && mfe) await withdraw(mfe);
  else if (command === 'deployed' && mfe) await recordDeployments(applications, target, say);
  else if (command === 'status') await status();
  else throw new Error(usage);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
