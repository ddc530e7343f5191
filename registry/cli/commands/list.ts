import type { AuditRow } from '../../history/audit.repository.ts';
import type { RefusalRow } from '../../history/refusals.repository.ts';
import { largestPart } from '../../releases/gates/file-sizes.ts';
import type { ReleaseRow } from '../../releases/history.repository.ts';
import { ask } from '../client.ts';
import { type Command, needed } from '../command.ts';
import { minute, tableLines } from '../table.ts';

const releaseCells = (row: ReleaseRow): string[] => [
  row.version,
  row.buildId,
  row.state,
  minute(row.stableSince ?? row.publishedAt),
  `${row.about?.commit?.slice(0, 9) ?? ''}${row.about?.changed ? '+' : ''}`,
  row.about?.author ?? '',
  row.size ? largestPart(row.size) : '',
  row.tests ?? '',
  row.about?.note ?? '',
];

const auditCells = ({ at, action, buildId, actor, note }: AuditRow): string[] => [
  minute(at),
  action,
  buildId ?? '',
  actor ?? '',
  note ?? '',
];

const refusalCells = ({ at, action, build, actor, reason }: RefusalRow): string[] => [
  minute(at),
  action,
  build ?? '',
  actor,
  reason.replaceAll('\n', ' '),
];

export const list: Command = {
  usage: '<mfe> [--refusals | --audit]',
  summary:
    'its releases (commit+ had changes), or what was refused, or every change and who made it; times are UTC',
  options: { refusals: { type: 'boolean' }, audit: { type: 'boolean' } },
  async run(args, { refusals, audit }, { target, say }) {
    const address = `${target.registryUrl}/mfes/${needed(args, 0, 'name of the micro-frontend')}`;
    const print = <Row>(rows: Row[], cells: (row: Row) => string[]) => {
      for (const line of tableLines(rows.map(cells))) say(line);
      if (rows.length === 0) say('nothing');
      return rows;
    };
    if (refusals) return print(await ask<RefusalRow[]>(`${address}/refusals`), refusalCells);
    if (audit) return print(await ask<AuditRow[]>(`${address}/audit`), auditCells);
    return print(await ask<ReleaseRow[]>(`${address}/releases`), releaseCells);
  },
};
