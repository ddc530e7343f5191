import { Section } from '@storyloom/ui/sections/Section';
import type { AuditRow } from '../../history/audit.repository.ts';
import type { RefusalRow } from '../../history/refusals.repository.ts';
import styles from './Desk.module.css';
import { Entries } from './Entries.tsx';
import { formatTime } from './format.ts';

export function Refusals({ refusals }: { refusals: readonly RefusalRow[] }) {
  return (
    <Section title="Refusals">
      <Entries items={refusals} keyOf={({ at, action }) => `${at} ${action}`} empty="Nothing was refused.">
        {({ at, action, build, actor, reason }) => (
          <>
            <p className={styles.line}>
              <strong>{action}</strong>
              {build ? <code>{build}</code> : null}
            </p>
            <p className={styles.message}>{reason}</p>
            <p className={styles.note}>{`${actor}, ${formatTime(at)}`}</p>
          </>
        )}
      </Entries>
    </Section>
  );
}

export function Audit({ audit }: { audit: readonly AuditRow[] }) {
  return (
    <Section title="Audit">
      <Entries items={audit} keyOf={({ id }) => id} empty="Nothing was changed yet.">
        {({ at, action, buildId, actor, note }) => (
          <>
            <p className={styles.line}>
              <strong>{action}</strong>
              {buildId ? <code>{buildId}</code> : null}
              {note ? <span>{note}</span> : null}
            </p>
            <p className={styles.note}>{`${actor ?? 'unknown'}, ${formatTime(at)}`}</p>
          </>
        )}
      </Entries>
    </Section>
  );
}
