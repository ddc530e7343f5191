import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './EntryList.module.css';

interface SortableCardsProps {
  entries: readonly LoreEntryDraft[];
  /** Called with the dragged entry and the one whose position it takes. */
  onDrop: (id: string, overId: string) => void;
  renderCard: (entry: LoreEntryDraft, handle: ReactNode) => ReactNode;
}

/** Movement in px beyond which a press becomes a drag. */
const activationConstraint = { distance: 4 };

/** Cards that can be dragged by a handle. For keyboards and screen readers, each card has buttons that move it. */
export default function SortableCards({ entries, onDrop, renderCard }: SortableCardsProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint }));
  const end = ({ active, over }: DragEndEvent) => {
    if (over !== null && over.id !== active.id) onDrop(String(active.id), String(over.id));
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={end}>
      <SortableContext items={entries.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul className={styles.cards}>
          {entries.map((entry) => (
            <SortableCard key={entry.id} id={entry.id} render={(handle) => renderCard(entry, handle)} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function SortableCard({ id, render }: { id: string; render: (handle: ReactNode) => ReactNode }) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
  });
  const moved = transform === null ? undefined : `translateY(${transform.y}px)`;
  return (
    <li ref={setNodeRef} style={{ transform: moved, transition }} data-dragged={isDragging}>
      {render(
        <span
          ref={setActivatorNodeRef}
          {...listeners}
          className={styles.handle}
          title="Drag to move"
          aria-hidden="true"
        >
          <GripVertical />
        </span>,
      )}
    </li>
  );
}
