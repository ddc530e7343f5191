import { moderationLimits } from '@storyloom/contract/moderation/limits';
import { Button } from '@storyloom/ui/actions/Button';
import { SelectField } from '@storyloom/ui/forms/SelectField';
import { TextField } from '@storyloom/ui/forms/TextField';
import parts from '../admin-parts/AdminParts.module.css';
import { Filters } from '../admin-parts/Filters.tsx';
import { ageOptions, type CaseListName, type CaseSearch, kindOptions, reasonOptions } from './case-search.ts';

interface CaseFiltersProps {
  list: CaseListName;
  search: CaseSearch;
  onChange: (search: CaseSearch) => void;
  onClear: () => void;
}

/** Narrows a list of cases. */
export function CaseFilters({ list, search, onChange, onClear }: CaseFiltersProps) {
  const { order: _order, ...filters } = search;
  const select = (name: 'kind' | 'reason' | 'age') => ({
    value: search[name] ?? '',
    onChange: ({ target }: { target: HTMLSelectElement }) => onChange({ ...search, [name]: target.value }),
  });
  return (
    <Filters
      active={Object.keys(filters).length}
      onSubmit={(typed) => onChange({ ...search, ...typed })}
      onClear={onClear}
    >
      {/* Clearing the filters changes the search. */}
      <TextField
        key={search.keyword}
        label="Title"
        name="keyword"
        type="search"
        defaultValue={search.keyword}
        maxLength={moderationLimits.keyword}
      />
      <SelectField label="Kind" placeholder="All kinds" options={kindOptions} {...select('kind')} />
      <SelectField label="Reason" placeholder="All reasons" options={reasonOptions} {...select('reason')} />
      {list === 'decided' ? null : (
        <SelectField label="Age" placeholder="Any age" options={ageOptions} {...select('age')} />
      )}
      {search.authorId ? (
        <p className={parts.line}>
          <span>Cases of one author</span>
          <Button kind="quiet" size="small" onClick={() => onChange({ ...search, authorId: undefined })}>
            Show all authors
          </Button>
        </p>
      ) : null}
    </Filters>
  );
}
