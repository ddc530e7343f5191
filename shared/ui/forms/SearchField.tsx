import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { isComposing } from './composing.ts';
import styles from './SearchField.module.css';
import { type SearchFieldGroup, type SearchFieldItem, SearchFieldList } from './SearchFieldList.tsx';
import { useMaxLength } from './use-max-length.ts';

export interface SearchFieldProps<Item extends SearchFieldItem> {
  label: string;
  placeholder?: string;
  /** Name of the form field. */
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Suggestions for the current value. */
  groups: readonly SearchFieldGroup<Item>[];
  onChoose: (item: Item) => void;
  maxLength?: number;
}

/** No suggestion is active: Enter submits the form. */
const none = -1;

/**
 * A search field with suggestions (the combobox pattern of the ARIA practices). Arrow keys move through them, Enter
 * chooses the active one or submits the form, Escape closes the list. Without JavaScript it is a plain field.
 */
export function SearchField<Item extends SearchFieldItem>(props: SearchFieldProps<Item>) {
  const { label, placeholder, name, value, onChange, groups, onChoose, maxLength } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [expanded, setExpanded] = useState(false);
  const [activeIndex, setActiveIndex] = useState(none);
  const limited = useMaxLength(maxLength, input);
  const items = groups.flatMap((group) => group.items);
  const open = expanded && items.length > 0;
  // The list may be shorter than when the index was set.
  const active = open && activeIndex < items.length ? activeIndex : none;
  const setOpen = (next: boolean) => {
    setExpanded(next);
    setActiveIndex(none);
  };
  // Text typed before hydration is in the DOM only. The caller adopts it; the list opens as if it were typed now, or as if the
  // empty field were pressed now.
  const isNew = useRef(true);
  const openForEarlyInput = useEffectEvent(() => {
    const field = input.current;
    const isEarly = field !== null && field === document.activeElement && isNew.current;
    isNew.current = false;
    if (isEarly && (field.value !== value || value === '')) setExpanded(true);
  });
  useEffect(() => openForEarlyInput(), []);
  const choose = (item: Item) => {
    setOpen(false);
    onChoose(item);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const item = items[active];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      setExpanded(true);
      // No suggestion is active after either end; the next step wraps around.
      setActiveIndex(((active + 1 + step + items.length + 1) % (items.length + 1)) - 1);
    } else if (event.key === 'Enter' && !isComposing(event.nativeEvent)) {
      if (item) {
        event.preventDefault();
        choose(item);
      } else setOpen(false);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      setOpen(false);
    }
  };
  return (
    <div className={styles.field}>
      <div className={styles.box}>
        <IconButton type="submit" size="small" label="Search" icon={<Search />} className={styles.tool} />
        <input
          ref={limited}
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
          enterKeyHint="search"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            onChange(event.target.value);
            setOpen(true);
          }}
          onClick={() => setExpanded(true)}
          onBlur={() => setOpen(false)}
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
              setOpen(false);
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
          onActivate={setActiveIndex}
          onChoose={choose}
        />
      ) : null}
    </div>
  );
}
