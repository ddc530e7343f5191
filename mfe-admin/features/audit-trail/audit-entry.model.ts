import type { AuditEntry } from '@storyloom/contract/admin/entities/audit-entry';
import { readable } from '../admin-parts/readable.ts';
import { actionText } from './action-text.ts';

export interface Change {
  name: string;
  /** Null for an action that is not compared with one before. */
  before: string | null;
  after: string;
}

/** What an action was given; of a save, what it changed. */
export function changesOf({ detail, before }: Pick<AuditEntry, 'detail' | 'before'>): Change[] {
  const [next, last] = [fieldsOf(detail), before === null ? null : fieldsOf(before)];
  const names = new Set([...Object.keys(last ?? {}), ...Object.keys(next)]);
  return [...names]
    .map((name) => ({
      name: readable(name.replaceAll(/[A-Z]/g, (letter) => ` ${letter}`)),
      before: last && textOf(last[name]),
      after: textOf(next[name]),
    }))
    .filter((change) => change.before !== change.after);
}

const fieldsOf = (json: string) => JSON.parse(json) as Record<string, unknown>;

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'none';
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** “Blocked an account: Agnes”, “Saved a banner: Storm”. */
export function entryTitle({
  action,
  about,
  detail,
}: Pick<AuditEntry, 'action' | 'about' | 'detail'>): string {
  const { title, name } = fieldsOf(detail);
  const object = about?.name ?? title ?? name;
  return typeof object === 'string' ? `${actionText(action)}: ${object}` : actionText(action);
}
