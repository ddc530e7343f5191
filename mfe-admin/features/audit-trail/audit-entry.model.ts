import type { AuditEntry } from '@storyloom/contract/admin/entities/audit-entry';
import { actionText } from './action-text.ts';
import { type Detail, fieldName, fieldText, isShown } from './detail-text.ts';

export interface Change {
  name: string;
  /** Null for an action that is not compared with one before. */
  before: string | null;
  after: string;
}

/** What an action was given; of a save, what it changed. */
export function changesOf({ detail, before }: Pick<AuditEntry, 'detail' | 'before'>): Change[] {
  const [next, last] = [detailOf(detail), before === null ? null : detailOf(before)];
  const fields = new Set([...Object.keys(last ?? {}), ...Object.keys(next)]);
  return (
    [...fields]
      .filter(isShown)
      .filter((field) => field !== 'isAppeal' || next.isAppeal === true)
      // The database orders fields by the length of their names.
      .toSorted((one, other) => Number(other === 'outcome') - Number(one === 'outcome'))
      .map((field) => ({
        name: fieldName(field),
        before: last && fieldText(field, last),
        after: fieldText(field, next),
      }))
      .filter((change) => change.before !== change.after)
  );
}

const detailOf = (json: string) => JSON.parse(json) as Detail;

/** “Decided a case: The Salt Clock (Violation)”, “Blocked an account: Agnes”, “Saved a banner: Storm”. */
export function entryTitle({
  action,
  caseTitle,
  about,
  detail,
}: Pick<AuditEntry, 'action' | 'caseTitle' | 'about' | 'detail'>): string {
  const given = detailOf(detail);
  const object = caseTitle ?? about?.name ?? given.title ?? given.name;
  const decision = 'outcome' in given ? ` (${fieldText('outcome', given)})` : '';
  return typeof object === 'string' ? `${actionText(action)}: ${object}${decision}` : actionText(action);
}
