import { auditLimits } from '@storyloom/contract/admin/limits';
import { Button } from '@storyloom/ui/actions/Button';
import { cx } from '@storyloom/ui/cx';
import { SelectField } from '@storyloom/ui/forms/SelectField';
import { TextField } from '@storyloom/ui/forms/TextField';
import { FiltersButton } from '@storyloom/ui/lists/FiltersButton';
import { type FormEvent, useState } from 'react';
import styles from './AuditTrail.module.css';
import { type AuditSearch, actionOptions, areaOptions } from './audit-search.ts';

interface AuditFiltersProps {
  search: AuditSearch;
  onChange: (search: AuditSearch) => void;
}

/** Narrows the audit trail by who, what, which object and when. A narrow screen unfolds the fields on request. */
export function AuditFilters({ search, onChange }: AuditFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const active = Object.keys(search).length;
  const change = (part: object) => onChange({ ...search, ...part });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    change({ by: String(typed.get('by')).trim(), about: String(typed.get('about')).trim() });
  };
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
    <search>
      <FiltersButton
        className={styles.unfold}
        active={active}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      />
      <form className={cx(styles.filters, !isOpen && styles.folded)} onSubmit={submit}>
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
        <div className={styles.acts}>
          <Button type="submit">Find</Button>
          {active > 0 ? (
            <Button kind="ghost" onClick={() => onChange({})}>
              Clear filters
            </Button>
          ) : null}
        </div>
      </form>
    </search>
  );
}
