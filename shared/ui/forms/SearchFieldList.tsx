import { type ReactNode, useEffect, useRef } from 'react';
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

interface SearchFieldListProps<Item extends SearchFieldItem> {
  id: string;
  label: string;
  groups: readonly SearchFieldGroup<Item>[];
  active: number;
  onMark: (index: number) => void;
  onChoose: (item: Item) => void;
}

/** The offers. The focus stays in the field: what is marked is named to it by id. */
export function SearchFieldList<Item extends SearchFieldItem>(props: SearchFieldListProps<Item>) {
  const { id, label, groups, active, onMark, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[id="${id}-${active}"]`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);
  let index = 0;
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className={styles.list}
      // The focus stays where words are typed.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => (
        <fieldset key={group.label} className={styles.group}>
          <legend className={styles.heading}>{group.label}</legend>
          {group.items.map((item) => {
            const own = index++;
            return (
              <button
                key={item.key}
                id={`${id}-${own}`}
                type="button"
                role="option"
                aria-selected={own === active}
                tabIndex={-1}
                className={styles.item}
                onMouseMove={() => onMark(own)}
                onClick={() => onChoose(item)}
              >
                {item.icon}
                <span className={styles.label}>{item.label}</span>
              </button>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
