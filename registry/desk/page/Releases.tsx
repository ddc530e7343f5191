import { Button } from '@storyloom/ui/actions/Button';
import { Section } from '@storyloom/ui/sections/Section';
import { Badge, type BadgeProps } from '@storyloom/ui/text/Badge';
import type { ReleaseRow } from '../../releases/history.repository.ts';
import type { VitalRow } from '../../releases/vitals.repository.ts';
import type { DeskMfe } from '../overview.ts';
import { type Action, promote } from './actions.ts';
import styles from './Desk.module.css';
import { Entries } from './Entries.tsx';
import { formatShare, formatSize, formatTime } from './format.ts';

interface ReleasesProps {
  mfe: DeskMfe;
  releases: readonly ReleaseRow[];
  vitals: readonly VitalRow[];
  onAction: (action: Action) => void;
}

const tones: Record<ReleaseRow['state'], NonNullable<BadgeProps['tone']>> = {
  live: 'success',
  canary: 'cool',
  'last known good': 'neutral',
  withdrawn: 'danger',
  preview: 'neutral',
  kept: 'neutral',
};

/** "commit 1a2b3c4d5 with changes by Anna"; empty if the team did not say. */
function originOf({ about }: ReleaseRow): string {
  if (!about?.commit) return '';
  const changes = about.changed ? ' with changes' : '';
  return `commit ${about.commit.slice(0, 9)}${changes}${about.author ? ` by ${about.author}` : ''}`;
}

/** When it became live the last time, or was published. */
const timeOf = ({ stableSince, publishedAt }: ReleaseRow) => stableSince ?? publishedAt;

/** "LCP poor in 3.0 % of 210 visits of the canary at 10 %". */
function vitalText({ vital, visits, failures, arm, basisPoints }: VitalRow): string {
  const poor = `${vital} poor in ${((100 * failures) / visits).toFixed(1)} % of ${visits.toLocaleString('en')} visits`;
  if (basisPoints === 0) return poor;
  return `${poor} ${arm === 'canary' ? 'of the canary' : 'beside the canary'} at ${formatShare(basisPoints)}`;
}

export function Releases({ mfe, releases, vitals, onAction }: ReleasesProps) {
  const newest = releases.toSorted((one, other) => timeOf(other).localeCompare(timeOf(one)));
  return (
    <Section title="Releases">
      <Entries items={newest} keyOf={({ buildId }) => buildId} empty="There are no releases.">
        {(release) => {
          const { version, buildId, state, about, size } = release;
          const facts = [
            formatTime(timeOf(release)),
            originOf(release),
            size ? formatSize(size.browser) : '',
          ];
          return (
            <div className={styles.release}>
              <div>
                <p className={styles.line}>
                  <strong>{version}</strong>
                  <code>{buildId}</code>
                  <Badge tone={tones[state]}>{state}</Badge>
                </p>
                {about?.note ? <p>{about.note}</p> : null}
                <p className={styles.note}>{facts.filter(Boolean).join(' · ')}</p>
                {vitals
                  .filter((row) => row.buildId === buildId)
                  .map(vitalText)
                  .map((text) => (
                    <p key={text} className={styles.note}>
                      {text}
                    </p>
                  ))}
              </div>
              {mfe.mayChange && state !== 'live' ? (
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={`Promote ${version} ${buildId}`}
                  onClick={() => onAction(promote(mfe, release))}
                >
                  Promote
                </Button>
              ) : null}
            </div>
          );
        }}
      </Entries>
    </Section>
  );
}
