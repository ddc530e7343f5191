import type { Composition } from '@storyloom/contract/platform/composition';
import type { CanaryState } from '../../canaries/watching-canary.ts';
import type { FailureRow } from '../../releases/failures.repository.ts';
import type { MfeState } from '../../releases/state.ts';
import { ask } from '../client.ts';
import type { Command } from '../command.ts';
import { failureLines } from '../failure-lines.ts';
import { minute } from '../table.ts';

const share = ({ visits, failures }: CanaryState['canary']) => `${failures} of ${visits} visits failed`;

const canaryLine = ({ buildId, basisPoints, since, canary, stable }: CanaryState): string =>
  `canary ${buildId} for ${basisPoints / 100} % since ${minute(since)}: ${share(canary)}, of the others ${share(stable)}`;

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
