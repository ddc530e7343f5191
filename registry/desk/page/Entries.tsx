import { Button } from '@storyloom/ui/actions/Button';
import { type ReactNode, useState } from 'react';
import styles from './Desk.module.css';

interface EntriesProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  /** In place of an empty list. */
  empty: string;
  children: (item: Item) => ReactNode;
}

/** Entries that are shown at first. */
const first = 6;

/** A list of the newest entries, which opens to all. */
export function Entries<Item>({ items, keyOf, empty, children }: EntriesProps<Item>) {
  const [isOpen, setOpen] = useState(false);
  if (items.length === 0) return <p className={styles.note}>{empty}</p>;
  const shown = isOpen ? items : items.slice(0, first);
  return (
    <>
      <ul className={styles.entries}>
        {shown.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
      {items.length > first ? (
        <Button kind="ghost" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show fewer' : `Show all ${items.length}`}
        </Button>
      ) : null}
    </>
  );
}
