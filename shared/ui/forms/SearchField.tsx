import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import styles from './SearchField.module.css';
import { type SearchFieldGroup, type SearchFieldItem, SearchFieldList } from './SearchFieldList.tsx';

export interface SearchFieldProps<Item extends SearchFieldItem> {
  label: string;
  placeholder?: string;
  /** Its name in the form around it. */
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** What is offered below the words typed; the caller chooses it for each value. */
  groups: readonly SearchFieldGroup<Item>[];
  onChoose: (item: Item) => void;
  maxLength?: number;
}

/** Nothing is marked: Enter sends the form. */
const none = -1;

/**
 * One line to search in, with a list of offers under it: arrows walk it, Enter takes what is marked or sends the form,
 * Escape closes it. Without scripts it is a plain field with its button.
 */
export function SearchField<Item extends SearchFieldItem>(props: SearchFieldProps<Item>) {
  const { label, placeholder, name, value, onChange, groups, onChoose, maxLength } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(false);
  const [marked, setMarked] = useState(none);
  const items = groups.flatMap((group) => group.items);
  const open = wanted && items.length > 0;
  // The list may have become shorter since.
  const active = open && marked < items.length ? marked : none;
  const show = (shown: boolean) => {
    setWanted(shown);
    setMarked(none);
  };
  const choose = (item: Item) => {
    show(false);
    onChoose(item);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const item = items[active];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      setWanted(true);
      // Past either end nothing is marked, and then the other end.
      setMarked(((active + 1 + step + items.length + 1) % (items.length + 1)) - 1);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      if (item) {
        event.preventDefault();
        choose(item);
      } else show(false);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      show(false);
    }
  };
  return (
    <div className={styles.field}>
      <div className={styles.box}>
        <IconButton type="submit" size="small" label="Search" icon={<Search />} className={styles.tool} />
        <input
          ref={input}
          className={styles.input}
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-activedescendant={active === none ? undefined : `${id}-${active}`}
          placeholder={placeholder}
          name={name}
          value={value}
          maxLength={maxLength}
          enterKeyHint="search"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            onChange(event.target.value);
            show(true);
          }}
          onClick={() => setWanted(true)}
          onBlur={() => show(false)}
          onKeyDown={onKeyDown}
        />
        {value === '' ? null : (
          <IconButton
            size="small"
            label="Clear"
            icon={<X />}
            className={styles.tool}
            onClick={() => {
              onChange('');
              show(false);
              input.current?.focus();
            }}
          />
        )}
      </div>
      {open ? (
        <SearchFieldList
          id={id}
          label={`${label}: suggestions`}
          groups={groups}
          active={active}
          onMark={setMarked}
          onChoose={choose}
        />
      ) : null}
    </div>
  );
}
