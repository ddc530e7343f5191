import { auditLimits } from '@storyloom/contract/admin/limits';
import { SelectField } from '@storyloom/ui/forms/SelectField';
import { TextField } from '@storyloom/ui/forms/TextField';
import { Filters } from '../admin-parts/Filters.tsx';
import { type AuditSearch, actionOptions, areaOptions } from './audit-search.ts';

interface AuditFiltersProps {
  search: AuditSearch;
  onChange: (search: AuditSearch) => void;
}

/** Narrows the audit trail by who, what, which object and when. */
export function AuditFilters({ search, onChange }: AuditFiltersProps) {
  const change = (part: object) => onChange({ ...search, ...part });
  const text = (name: 'by' | 'about') => ({
    // A link may have changed the search.
    key: `${name} ${search[name] ?? ''}`,
    name,
    type: 'search' as const,
    defaultValue: search[name] ?? '',
    maxLength: auditLimits.keyword,
  });
  const { key: byKey, ...by } = text('by');
  const { key: aboutKey, ...about } = text('about');
  return (
    <Filters perRow={3} active={Object.keys(search).length} onSubmit={change} onClear={() => onChange({})}>
      <TextField key={byKey} label="Who (name or id)" {...by} />
      <TextField key={aboutKey} label="About (name, title or id)" {...about} />
      <SelectField
        label="Area"
        placeholder="Everything"
        options={areaOptions}
        value={search.area ?? ''}
        onChange={({ target }) => change({ area: target.value, action: undefined })}
      />
      <SelectField
        label="Action"
        placeholder="All actions"
        options={actionOptions(search.area)}
        value={search.action ?? ''}
        onChange={({ target }) => change({ action: target.value })}
      />
      <TextField
        label="From"
        type="date"
        value={search.from ?? ''}
        max={search.to}
        onChange={({ target }) => change({ from: target.value })}
      />
      <TextField
        label="To"
        type="date"
        value={search.to ?? ''}
        min={search.from}
        onChange={({ target }) => change({ to: target.value })}
      />
    </Filters>
  );
}
