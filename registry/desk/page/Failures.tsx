import { Section } from '@storyloom/ui/sections/Section';
import type { DeskMfe } from '../overview.ts';
import styles from './Desk.module.css';
import { Entries } from './Entries.tsx';
import { formatTime } from './format.ts';

type Failure = DeskMfe['failures'][number];

const phases = {
  load: 'not loaded in browsers',
  render: 'threw in a page',
  draw: 'not used by a host',
} as const satisfies Record<Failure['phase'], string>;

export function Failures({ failures }: { failures: readonly Failure[] }) {
  return (
    <Section title="Failures of the last 30 days">
      <Entries
        items={failures}
        empty="Nothing has failed."
        keyOf={({ buildId, composition, phase, reason }) => `${buildId} ${composition} ${phase} ${reason}`}
      >
        {({ count, version, buildId, phase, part, message, reason, stack, lastAt }) => (
          <>
            <p className={styles.line}>
              <strong>{`${count.toLocaleString('en')} ×`}</strong>
              <span>{part}</span>
              <span className={styles.note}>{phases[phase]}</span>
            </p>
            <p className={styles.message}>{`${reason}: ${message.split('\n')[0]}`}</p>
            {stack.map((place, at) => (
              <code key={at}>{`at ${place}`}</code>
            ))}
            <p className={styles.note}>{`${version} (${buildId}), last ${formatTime(lastAt)}`}</p>
          </>
        )}
      </Entries>
    </Section>
  );
}
