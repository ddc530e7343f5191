import { type ReactNode, useEffect, useRef } from 'react';
import styles from './SearchField.module.css';

export interface SearchFieldItem {
  key: string;
  label: string;
  icon?: ReactNode;
}

export interface SearchFieldGroup<Item extends SearchFieldItem> {
  label: string;
  /** The label is for screen readers only. */
  labelHidden?: boolean;
  items: readonly Item[];
}

interface SearchFieldListProps<Item extends SearchFieldItem> {
  id: string;
  label: string;
  groups: readonly SearchFieldGroup<Item>[];
  active: number;
  onActivate: (index: number) => void;
  onChoose: (item: Item) => void;
}

/** The suggestions. Focus stays in the field, which refers to the active one by id. */
export function SearchFieldList<Item extends SearchFieldItem>(props: SearchFieldListProps<Item>) {
  const { id, label, groups, active, onActivate, onChoose } = props;
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
      // Keeps focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => (
        <fieldset key={group.label} className={styles.group}>
          <legend className={group.labelHidden ? 'visually-hidden' : styles.heading}>{group.label}</legend>
          {group.items.map((item) => {
            const itemIndex = index++;
            return (
              <button
                key={item.key}
                id={`${id}-${itemIndex}`}
                type="button"
                role="option"
                aria-selected={itemIndex === active}
                tabIndex={-1}
                className={styles.item}
                onMouseMove={() => onActivate(itemIndex)}
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
