import { search } from '@storyloom/contract/stories/endpoints/search';
import { searchLimits } from '@storyloom/contract/stories/search-limits';
import { endpointQuery, useHost, useQuery } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { TextField } from '@storyloom/ui/forms/TextField';
import { type FormEvent, useState } from 'react';
import parts from '../admin-parts/AdminParts.module.css';
import styles from './Editorial.module.css';

interface StoryFinderProps {
  isAdded: (storyId: string) => boolean;
  onAdd: (storyId: string) => void;
}

/** Searches for stories to add. */
export function StoryFinder({ isAdded, onAdd }: StoryFinderProps) {
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const options = endpointQuery(useHost(), search, { keyword, size: 6 });
  const { data, isError } = useQuery({ ...options, enabled: keyword !== '' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setKeyword(typed.trim());
  };
  return (
    <div className={parts.form}>
      <form className={styles.entry} onSubmit={submit}>
        <TextField
          label="Find a story"
          value={typed}
          maxLength={searchLimits.keyword}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" kind="quiet">
          Find
        </Button>
      </form>
      {isError ? <p role="alert">Couldn’t search. Try again.</p> : null}
      {data?.pageList.length === 0 ? <p className={parts.note}>No story found.</p> : null}
      {data && data.pageList.length > 0 ? (
        <ul aria-label="Found stories">
          {data.pageList.map(({ id, title, author }) => (
            <li key={id} className={styles.item}>
              <span className={styles.words}>
                {title} <span className={parts.note}>by {author.name}</span>
              </span>
              <Button
                kind="ghost"
                size="small"
                disabled={isAdded(id)}
                aria-label={`${isAdded(id) ? 'Added' : 'Add'} ${title}`}
                onClick={() => onAdd(id)}
              >
                {isAdded(id) ? 'Added' : 'Add'}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
