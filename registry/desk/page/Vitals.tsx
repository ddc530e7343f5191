import { Section } from '@storyloom/ui/sections/Section';
import type { ReleaseRow } from '../../releases/history.repository.ts';
import type { VitalRow } from '../../releases/vitals.repository.ts';
import { Group } from './Canary.tsx';
import styles from './Desk.module.css';
import { Entries } from './Entries.tsx';
import { formatShare } from './format.ts';

interface VitalsProps {
  vitals: readonly VitalRow[];
  releases: readonly ReleaseRow[];
}

/** The poor share at a full bar. */
const full = 0.25;

const groupOf = ({ arm, basisPoints }: VitalRow) =>
  basisPoints === 0
    ? 'all visitors'
    : `${arm === 'canary' ? 'canary' : 'stable beside it'} at ${formatShare(basisPoints)}`;

/** How often pages were slow, by release and group of visitors. */
export function Vitals({ vitals, releases }: VitalsProps) {
  const rows = releases.flatMap((release) =>
    vitals.filter(({ buildId }) => buildId === release.buildId).map((row) => ({ ...row, ...release })),
  );
  return (
    <Section title="Vitals">
      <p
        className={styles.note}
      >{`Visits with a poor LCP, INP or CLS. A full bar is ${100 * full} % of them.`}</p>
      <Entries
        items={rows}
        empty="No visits yet."
        keyOf={(row) => `${row.buildId} ${groupOf(row)} ${row.vital}`}
      >
        {(row) => (
          <dl>
            <Group
              label={`${row.vital} of ${row.version} (${row.buildId}), ${groupOf(row)}`}
              tone={row.arm === 'canary' ? 'cool' : 'ember'}
              share={Math.min(1, row.failures / row.visits / full)}
              text={`${((100 * row.failures) / row.visits).toFixed(1)} % of ${row.visits.toLocaleString('en')} visits`}
            />
          </dl>
        )}
      </Entries>
    </Section>
  );
}
