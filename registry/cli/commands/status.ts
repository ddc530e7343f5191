import type { Composition } from '@storyloom/contract/platform/composition';
import type { FailureRow } from '../../releases/failures.repository.ts';
import type { MfeState } from '../../releases/releases.service.ts';
import { ask } from '../client.ts';
import type { Command } from '../command.ts';
import { failureLines } from '../failure-lines.ts';

export const status: Command = {
  usage: '',
  summary: 'what is live, and what failed in the last 30 days',
  async run(_, __, { target, say }) {
    const { payload } = await ask<{ payload: string }>(`${target.registryUrl}/composition`);
    const { id, mfes } = JSON.parse(payload) as Composition;
    const failures = await ask<FailureRow[]>(`${target.registryUrl}/failures`);
    say(`composition ${id}`);
    const live = await Promise.all(
      Object.entries(mfes).map(async ([name, { stable, lastKnownGood }]) => {
        const { lock, stable: known } = await ask<MfeState>(`${target.registryUrl}/mfes/${name}`);
        const own = failures.filter(({ mfe }) => mfe === name);
        return { name, stable, lastKnownGood, lock, about: known?.about ?? null, failures: own };
      }),
    );
    for (const { name, stable, lastKnownGood, lock, about, failures: own } of live) {
      const before = lastKnownGood ? `, before it ${lastKnownGood.version} (${lastKnownGood.buildId})` : '';
      const from = about?.commit ? `, commit ${about.commit.slice(0, 9)} by ${about.author}` : '';
      say(`  ${name} ${stable.version} (${stable.buildId}) since ${stable.publishedAt}${from}${before}`);
      if (about?.note) say(`    ${about.note}`);
      if (lock) say(`    locked by ${lock.actor}: ${lock.reason}`);
      for (const line of failureLines(own)) say(`    ${line}`);
    }
    return {
      composition: id,
      mfes: live.map(({ stable, lastKnownGood, ...rest }) => ({
        ...rest,
        version: stable.version,
        buildId: stable.buildId,
        publishedAt: stable.publishedAt,
        lastKnownGood: lastKnownGood?.buildId ?? null,
      })),
    };
  },
};
