import { moderationLimits } from '@storyloom/contract/moderation/limits';
import { Button } from '@storyloom/ui/actions/Button';
import { SelectField } from '@storyloom/ui/forms/SelectField';
import { TextField } from '@storyloom/ui/forms/TextField';
import { type FormEvent, useState } from 'react';
import parts from '../admin-parts/AdminParts.module.css';
import styles from './Cases.module.css';
import type { CaseState } from './case.model.ts';
import { type CaseSearch, kindOptions, orderOptions, reasonOptions } from './case-search.ts';

interface CaseFiltersProps {
  state: CaseState;
  search: CaseSearch;
  onChange: (search: CaseSearch) => void;
}

/** Filters, search and order of the cases, which are in the address. */
export function CaseFilters({ state, search, onChange }: CaseFiltersProps) {
  const [typed, setTyped] = useState(search.keyword ?? '');
  const select = (name: keyof CaseSearch) => ({
    name,
    value: search[name] ?? '',
    onChange: ({ target }: { target: HTMLSelectElement }) =>
      onChange({ ...search, [name]: target.value || undefined }),
  });
  const [usualOrder, ...otherOrders] = orderOptions[state];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ ...search, keyword: typed.trim() || undefined });
  };
  return (
    <search>
      <form className={styles.filters} onSubmit={submit}>
        <TextField
          label="Title"
          type="search"
          value={typed}
          maxLength={moderationLimits.keyword}
          onChange={({ target }) => setTyped(target.value)}
        />
        <SelectField label="Kind" placeholder="All kinds" options={kindOptions} {...select('kind')} />
        <SelectField label="Reason" placeholder="All reasons" options={reasonOptions} {...select('reason')} />
        <SelectField
          label="Order"
          placeholder={usualOrder.label}
          options={otherOrders}
          {...select('order')}
        />
      </form>
      {search.authorId ? (
        <p className={parts.line}>
          <span>Cases of one author</span>
          <Button kind="quiet" size="small" onClick={() => onChange({ ...search, authorId: undefined })}>
            Show all authors
          </Button>
        </p>
      ) : null}
    </search>
  );
}
