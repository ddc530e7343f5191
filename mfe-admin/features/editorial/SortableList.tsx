import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { IconButton } from '@storyloom/ui/actions/IconButton';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { reorder } from './reorder.ts';
import styles from './SortableList.module.css';

interface SortableListProps<Item> {
  label: string;
  items: readonly Item[];
  getKey: (item: Item) => string;
  nameOf: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  onReorder: (items: Item[]) => void;
}

/** Movement in px beyond which a press becomes a drag. */
const activationConstraint = { distance: 4 };

/** A list that is reordered by dragging or by the buttons of each row. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, getKey, nameOf, renderItem, onReorder } = props;
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint }));
  const [announcement, setAnnouncement] = useState('');
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length) return;
    setAnnouncement(`${nameOf(item)} is now ${to + 1} of ${items.length}.`);
    onReorder(reorder(items, from, to));
  };
  const keys = items.map(getKey);
  const end = ({ active, over }: DragEndEvent) => {
    if (over !== null && over.id !== active.id) {
      move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
    }
  };
  return (
    <>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={end}>
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          <ul className={styles.list} aria-label={label}>
            {items.map((item, index) => (
              <SortableRow
                key={getKey(item)}
                id={getKey(item)}
                index={index}
                move={move}
                name={nameOf(item)}
                isLast={index === items.length - 1}
              >
                {renderItem(item)}
              </SortableRow>
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </>
  );
}

interface SortableRowProps {
  id: string;
  index: number;
  isLast: boolean;
  name: string;
  move: (from: number, to: number) => void;
  children: ReactNode;
}

function SortableRow({ id, index, isLast, name, move, children }: SortableRowProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
  });
  const moved = transform === null ? undefined : `translateY(${transform.y}px)`;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: moved, transition }}
      className={styles.row}
      data-dragged={isDragging}
    >
      <span
        ref={setActivatorNodeRef}
        {...listeners}
        className={styles.handle}
        title="Drag to move"
        aria-hidden="true"
      >
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
