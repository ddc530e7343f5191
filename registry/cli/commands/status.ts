import type { Composition } from '@storyloom/contract/platform/composition';
import type { CanaryState } from '../../canaries/watching-canary.ts';
import type { FailureRow } from '../../releases/failures.repository.ts';
import type { MfeState } from '../../releases/live.ts';
import { ask } from '../client.ts';
import type { Command } from '../command.ts';
import { minute } from '../table.ts';

const share = ({ visits, failures }: CanaryState['canary']) => `${failures} of ${visits} visits failed`;

const canaryLine = ({ buildId, basisPoints, since, canary, stable }: CanaryState): string =>
  `canary ${buildId} for ${basisPoints / 100} % since ${minute(since)}: ${share(canary)}, of the others ${share(stable)}`;

const phases = {
  load: 'could not be loaded, as browsers say,',
  render: 'threw in a page, as browsers say,',
  draw: 'was not used by a host',
} as const satisfies Record<FailureRow['phase'], string>;

/**
 * A line for each kind of failure of a micro-frontend: how often, which build in which composition, and the last message. The host
 * has removed controls from the texts.
 */
export function failureLines(failures: readonly FailureRow[]): string[] {
  return failures.map(
    ({ count, version, buildId, composition, phase, reason, part, message, lastAt }) =>
      `! ${version} (${buildId}) ${phases[phase]} ${count === 1 ? 'once' : `${count} times`} in composition ${composition}: ` +
      `${reason}, last ${new Date(lastAt).toISOString()} ${part}: ${message.split('\n')[0]}`,
  );
}

export const status: Command = {
  usage: '',
  summary: 'what is live, and what failed in the last 30 days',
  async run(_, __, { target, say }) {
    const { payload } = await ask<{ payload: string }>(`${target.registryUrl}/composition`);
    const { id, mfes } = JSON.parse(payload) as Composition;
    const allFailures = await ask<FailureRow[]>(`${target.registryUrl}/failures`);
    say(`composition ${id}`);
    const live = [];
    for (const [name, { stable, lastKnownGood }] of Object.entries(mfes)) {
      const address = `${target.registryUrl}/mfes/${name}`;
      const { lock, canary, stable: row } = await ask<MfeState & { canary: CanaryState | null }>(address);
      const about = row?.about ?? null;
      const failures = allFailures.filter(({ mfe }) => mfe === name);
      const { version, buildId, publishedAt } = stable;
      const before = lastKnownGood ? `, before it ${lastKnownGood.version} (${lastKnownGood.buildId})` : '';
      const from = about?.commit ? `, commit ${about.commit.slice(0, 9)} by ${about.author}` : '';
      say(`  ${name} ${version} (${buildId}) since ${publishedAt}${from}${before}`);
      if (about?.note) say(`    ${about.note}`);
      if (canary) say(`    ${canaryLine(canary)}`);
      if (lock) say(`    locked by ${lock.actor}: ${lock.reason}`);
      for (const line of failureLines(failures)) say(`    ${line}`);
      const good = lastKnownGood?.buildId ?? null;
      live.push({ name, version, buildId, publishedAt, lastKnownGood: good, lock, canary, about, failures });
    }
    return { composition: id, mfes: live };
  },
};
