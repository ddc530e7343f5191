import {
  type AuditAction,
  auditActions,
  auditAreas,
  auditLooks,
} from '@storyloom/contract/admin/audit-actions';
import type { audit } from '@storyloom/contract/admin/endpoints/audit';
import type { InputOf } from '@storyloom/contract/core/endpoint';
import { dayOf } from '../admin-parts/day-of.ts';
import { readable } from '../admin-parts/readable.ts';
import { withoutEmpty } from '../admin-parts/without-empty.ts';
import { actionText } from './action-text.ts';

/** The filters of the audit trail, named as the query parameters of the page. */
export type AuditSearch = Partial<
  Pick<InputOf<typeof audit>, 'area' | 'action' | 'by' | 'about' | 'from' | 'to'>
>;

const areas = ['changes', ...auditAreas] as const;

export const areaOptions = areas.map((value) => ({
  value,
  label: value === 'changes' ? 'Changes only' : readable(value),
}));

const isOf = (area: AuditSearch['area'], action: AuditAction) =>
  area === 'changes' ? !auditLooks.includes(action) : area === undefined || action.startsWith(`${area}.`);

/** The actions of an area, or all, by their texts. */
export const actionOptions = (area: AuditSearch['area']) =>
  auditActions
    .filter((value) => isOf(area, value))
    .map((value) => ({ value, label: actionText(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));

/** Reads the search of an address. Unknown values are left out. */
export function readAuditSearch(query: URLSearchParams): AuditSearch {
  const search: AuditSearch = {
    area: areas.find((each) => each === query.get('area')),
    action: auditActions.find((each) => each === query.get('action')),
    by: query.get('by') ?? undefined,
    about: query.get('about') ?? undefined,
    from: dayOf(query.get('from')),
    to: dayOf(query.get('to')),
  };
  return withoutEmpty(search);
}
