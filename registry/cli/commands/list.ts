import type { AuditRow } from '../../history/audit.repository.ts';
import type { RefusalRow } from '../../history/refusals.repository.ts';
import { largestPart } from '../../releases/gates/file-sizes.ts';
import type { ReleaseRow } from '../../releases/history.repository.ts';
import { ask } from '../client.ts';
import { type Command, needed } from '../command.ts';
import { minute, sayTable } from '../table.ts';

const releaseCells = ({ about, size, ...row }: ReleaseRow) => [
  row.version,
  row.buildId,
  row.state,
  minute(row.stableSince ?? row.publishedAt),
  about && `${about.commit?.slice(0, 9) ?? ''}${about.changed ? '+' : ''}`,
  about?.author,
  size && largestPart(size),
  row.tests,
  about?.note,
];

const auditCells = ({ at, action, buildId, actor, note }: AuditRow) => [
  minute(at),
  action,
  buildId,
  actor,
  note,
];

const refusalCells = ({ at, action, build, actor, reason }: RefusalRow) => [
  minute(at),
  action,
  build,
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
    async function print<Row>(path: string, cells: Parameters<typeof sayTable<Row>>[1]) {
      const found = await ask<Row[]>(`${address}/${path}`);
      sayTable(found, cells, say);
      return found;
    }
    if (refusals) return print('refusals', refusalCells);
    return audit ? print('audit', auditCells) : print('releases', releaseCells);
  },
};
