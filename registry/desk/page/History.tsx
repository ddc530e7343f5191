import type { AuditRow } from '../../history/audit.repository.ts';
import type { RefusalRow } from '../../history/refusals.repository.ts';
import type { DeskMfe } from '../overview.ts';
import { Entries } from './Entries.tsx';
import { formatTime } from './format.ts';

type Failure = DeskMfe['failures'][number];

const phases = {
  load: 'not loaded in browsers',
  render: 'threw in a page',
  draw: 'not used by a host',
} as const satisfies Record<Failure['phase'], string>;

export function Failures({ failures }: { failures: readonly Failure[] }) {
  const entries = failures.map(
    ({ count, version, buildId, composition, phase, part, message, reason, stack, lastAt }) => ({
      key: `${buildId} ${composition} ${phase} ${reason}`,
      heading: `${count.toLocaleString('en')} × ${part} ${phases[phase]}`,
      text: `${reason}: ${message.split('\n')[0]}`,
      places: stack,
      notes: [`${version} (${buildId}), last ${formatTime(lastAt)}`],
    }),
  );
  return <Entries title="Failures of the last 30 days" empty="Nothing has failed." entries={entries} />;
}

export function Refusals({ refusals }: { refusals: readonly RefusalRow[] }) {
  const entries = refusals.map(({ at, action, build, actor, reason }) => ({
    key: `${at} ${action}`,
    heading: action,
    build,
    text: reason,
    notes: [`${actor}, ${formatTime(at)}`],
  }));
  return <Entries title="Refusals" empty="Nothing was refused." entries={entries} />;
}

export function Audit({ audit }: { audit: readonly AuditRow[] }) {
  const entries = audit.map(({ id, at, action, buildId, actor, note }) => ({
    key: id,
    heading: action,
    build: buildId,
    text: note,
    notes: [`${actor ?? 'unknown'}, ${formatTime(at)}`],
  }));
  return <Entries title="Audit" empty="Nothing was changed yet." entries={entries} />;
}
