import { Button } from '@storyloom/ui/actions/Button';
import { Section } from '@storyloom/ui/sections/Section';
import { Badge, type BadgeProps } from '@storyloom/ui/text/Badge';
import type { ReleaseRow } from '../../releases/history.repository.ts';
import type { DeskMfe } from '../overview.ts';
import { type Action, giveCanary, promote } from './actions.ts';
import styles from './Desk.module.css';
import { Entries } from './Entries.tsx';
import { formatSize, formatTime } from './format.ts';

interface ReleasesProps {
  mfe: DeskMfe;
  releases: readonly ReleaseRow[];
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

export function Releases({ mfe, releases, onAction }: ReleasesProps) {
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
              </div>
              {mfe.mayChange && state !== 'live' ? (
                <div className={styles.acts}>
                  <Button
                    kind="quiet"
                    size="small"
                    aria-label={`Promote ${version} ${buildId}`}
                    onClick={() => onAction(promote(mfe, release))}
                  >
                    Promote
                  </Button>
                  {mfe.stable && state !== 'canary' && state !== 'withdrawn' ? (
                    <Button
                      kind="ghost"
                      size="small"
                      aria-label={`Canary of ${version} ${buildId}`}
                      onClick={() => onAction(giveCanary(mfe, release))}
                    >
                      Canary
                    </Button>
                  ) : null}
                </div>
              ) : null}
            </div>
          );
        }}
      </Entries>
    </Section>
  );
}
