import { Button } from '@storyloom/ui/actions/Button';
import { TextField } from '@storyloom/ui/forms/TextField';
import { type FormEvent, useState } from 'react';
import { Filters } from '../admin-parts/Filters.tsx';
import styles from './UserSearch.module.css';
import type { UserListSearch } from './user-search.ts';

interface UserFiltersProps {
  search: UserListSearch;
  onChange: (search: UserListSearch) => void;
}

/** Finds users, and narrows the list by the day of joining and the points. */
export function UserFilters({ search, onChange }: UserFiltersProps) {
  const { keyword, state, order, ...filters } = search;
  const points = (name: 'pointsMin' | 'pointsMax') => ({
    name,
    type: 'number',
    min: 0,
    defaultValue: search[name],
  });
  const day = (name: 'joinedFrom' | 'joinedTo') => ({
    type: 'date',
    value: search[name] ?? '',
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ ...search, [name]: target.value }),
  });
  return (
    <Filters
      active={Object.keys(filters).length}
      isRare
      lead={<Find keyword={keyword ?? ''} onFind={(typed) => onChange({ ...search, keyword: typed })} />}
      onSubmit={(typed) => onChange({ ...search, ...typed })}
      onClear={() => onChange({ keyword, state, order })}
    >
      <TextField label="Joined from" max={search.joinedTo} {...day('joinedFrom')} />
      <TextField label="Joined to" min={search.joinedFrom} {...day('joinedTo')} />
      {/* Clearing the filters changes the search. */}
      <TextField key={`min ${search.pointsMin}`} label="Points at least" {...points('pointsMin')} />
      <TextField key={`max ${search.pointsMax}`} label="Points at most" {...points('pointsMax')} />
    </Filters>
  );
}

function Find({ keyword, onFind }: { keyword: string; onFind: (keyword: string) => void }) {
  const [typed, setTyped] = useState(keyword);
  const [found, setFound] = useState(keyword);
  if (found !== keyword) {
    setFound(keyword);
    setTyped(keyword);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFind(typed.trim());
  };
  return (
    <form className={styles.find} onSubmit={submit}>
      <TextField
        label="Name, email address or id"
        type="search"
        value={typed}
        maxLength={254}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" kind="quiet">
        Find
      </Button>
    </form>
  );
}
