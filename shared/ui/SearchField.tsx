import { Autocomplete } from '@base-ui/react/autocomplete';
import { Search, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from './IconButton.tsx';
import styles from './SearchField.module.css';

export interface SearchFieldItem {
  key: string;
  label: string;
  icon?: ReactNode;
}

export interface SearchFieldGroup<Item extends SearchFieldItem> {
  label: string;
  items: readonly Item[];
}

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

/**
 * One line to search in, with a list of offers under it: arrows walk it, Enter takes what is marked or sends the form,
 * Escape closes it. Without scripts it is a plain field.
 */
export function SearchField<Item extends SearchFieldItem>({
  label,
  placeholder,
  name,
  value,
  onChange,
  groups,
  onChoose,
  maxLength,
}: SearchFieldProps<Item>) {
  const [open, setOpen] = useState(false);
  return (
    <Autocomplete.Root
      // A list without anything in it is not open, for nobody.
      open={open && groups.length > 0}
      onOpenChange={setOpen}
      items={groups as readonly { label: string; items: Item[] }[]}
      mode="none"
      openOnInputClick
      value={value}
      onValueChange={(next, { reason }) => {
        // What an item does is the caller's: its words do not go into the field. Escape only closes.
        if (reason !== 'item-press' && reason !== 'escape-key') onChange(next);
      }}
    >
      <Autocomplete.InputGroup className={styles.box}>
        <Search aria-hidden="true" className={styles.icon} />
        <Autocomplete.Input
          className={styles.input}
          aria-label={label}
          placeholder={placeholder}
          name={name}
          maxLength={maxLength}
          enterKeyHint="search"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        <Autocomplete.Clear
          className={styles.clear}
          render={<IconButton size="small" label="Clear" icon={<X />} />}
        />
      </Autocomplete.InputGroup>
      <Autocomplete.Portal>
        <Autocomplete.Positioner className={styles.positioner} sideOffset={6}>
          <Autocomplete.Popup className={styles.popup}>
            <Autocomplete.List className={styles.list} aria-label={`${label}: suggestions`}>
              {(group: SearchFieldGroup<Item>) => (
                <Autocomplete.Group key={group.label} items={group.items} className={styles.group}>
                  <Autocomplete.GroupLabel className={styles.heading}>{group.label}</Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(item: Item) => (
                      <Autocomplete.Item
                        key={item.key}
                        value={item}
                        className={styles.item}
                        onClick={() => onChoose(item)}
                      >
                        {item.icon}
                        <span className={styles.label}>{item.label}</span>
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
