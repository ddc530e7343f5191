import { Button } from '@storyloom/ui/actions/Button';
import { Badge, type BadgeProps } from '@storyloom/ui/text/Badge';
import type { ReleaseRow } from '../../releases/history.repository.ts';
import type { VisitRow } from '../../releases/visits.repository.ts';
import type { DeskMfe } from '../overview.ts';
import { type Action, promote } from './actions.ts';
import { Entries } from './Entries.tsx';
import { formatShare, formatSize, formatTime } from './format.ts';
import { healthOf } from './health.ts';

interface ReleasesProps {
  mfe: DeskMfe;
  releases: readonly ReleaseRow[];
  visits: readonly VisitRow[];
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

/** "LCP poor in 3.0 % of 210 visits of the canary at 10 %". */
function visitsText({ signal, visits, failures, arm, basisPoints }: VisitRow): string {
  const what = signal === 'failed' ? signal : `${signal} poor`;
  const share = visits === 0 ? 0 : (100 * failures) / visits;
  const text = `${what} in ${share.toFixed(1)} % of ${visits.toLocaleString('en')} visits`;
  if (basisPoints === 0) return text;
  return `${text} ${arm === 'canary' ? 'of the canary' : 'beside the canary'} at ${formatShare(basisPoints)}`;
}

export function Releases({ mfe, releases, visits, onAction }: ReleasesProps) {
  const entries = releases.map((release) => {
    const { version, buildId, state, about, size, tests, stableSince, publishedAt } = release;
    const facts = [
      formatTime(stableSince ?? publishedAt),
      originOf(release),
      size ? formatSize(size.browser) : '',
      tests,
    ];
    const health = healthOf(mfe, [release], Date.now());
    const isServed = state === 'live' || state === 'canary';
    const counted = visits.filter((row) => row.buildId === buildId).map(visitsText);
    return {
      key: buildId,
      heading: version,
      build: buildId,
      mark: (
        <>
          <Badge tone={tones[state]}>{state}</Badge>
          {isServed || health.label !== 'healthy' ? <Badge tone={health.tone}>{health.label}</Badge> : null}
        </>
      ),
      text: about?.note ?? null,
      notes: [facts.filter(Boolean).join(' · '), ...counted],
      action:
        mfe.mayChange && state !== 'live' ? (
          <Button
            kind="quiet"
            size="small"
            aria-label={`Promote ${version} ${buildId}`}
            onClick={() => onAction(promote(mfe, release))}
          >
            Promote
          </Button>
        ) : null,
    };
  });
  return <Entries title="Releases" empty="There are no releases." entries={entries} />;
}
