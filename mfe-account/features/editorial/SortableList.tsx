import { IconButton } from '@storyloom/ui/actions/IconButton';
import { cx } from '@storyloom/ui/cx';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { reorder } from './reorder.ts';
import styles from './SortableList.module.css';
import { useDragRow } from './use-drag-row.ts';

interface SortableListProps<Item> {
  label: string;
  items: readonly Item[];
  getKey: (item: Item) => string;
  nameOf: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  onReorder: (items: Item[]) => void;
}

/** A list that is reordered by dragging or by the buttons of each row. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, getKey, nameOf, renderItem, onReorder } = props;
  const list = useId();
  const [announcement, setAnnouncement] = useState('');
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length) return;
    setAnnouncement(`${nameOf(item)} is now ${to + 1} of ${items.length}.`);
    onReorder(reorder(items, from, to));
  };
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {items.map((item, index) => (
          <SortableRow
            key={getKey(item)}
            {...{ list, index, move }}
            name={nameOf(item)}
            isLast={index === items.length - 1}
          >
            {renderItem(item)}
          </SortableRow>
        ))}
      </ul>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </>
  );
}

interface SortableRowProps {
  list: string;
  index: number;
  isLast: boolean;
  name: string;
  move: (from: number, to: number) => void;
  children: ReactNode;
}

function SortableRow({ list, index, isLast, name, move, children }: SortableRowProps) {
  const { row, handle, isOver } = useDragRow({ list, index, onMove: move });
  return (
    <li ref={row} className={cx(styles.row, isOver && styles.over)}>
      <span ref={handle} className={styles.handle} title="Drag to move" aria-hidden="true">
        <GripVertical />
      </span>
      <div className={styles.content}>{children}</div>
      <IconButton
        size="small"
        label={`Move ${name} up`}
        icon={<ArrowUp />}
        idle={index === 0}
        onClick={() => move(index, index - 1)}
      />
      <IconButton
        size="small"
        label={`Move ${name} down`}
        icon={<ArrowDown />}
        idle={isLast}
        onClick={() => move(index, index + 1)}
      />
    </li>
  );
}
