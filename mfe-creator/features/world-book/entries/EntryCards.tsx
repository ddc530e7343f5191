import type { LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './EntryList.module.css';

interface EntryCardsProps extends ComponentProps<typeof PlainCards> {
  /** Called with the dragged entry and the one whose position it takes. */
  onDrop: (id: string, overId: string) => void;
}

let SortableCards: ComponentType<EntryCardsProps> | null = null;
const loading = import('./SortableCards.tsx').then(
  (module) => {
    SortableCards = module.default;
  },
  () => {},
);

/**
 * The cards of a page. The code for dragging may load after them; without it, a card's buttons move it. Cards are
 * not remounted while one has the focus, so they can be dragged only after the focus has left them.
 */
export function EntryCards(props: EntryCardsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [Sortable, setSortable] = useState(() => SortableCards);
  useEffect(() => {
    if (Sortable !== null) return;
    const exchange = () => {
      if (list.current?.contains(document.activeElement) === false) setSortable(() => SortableCards);
    };
    void loading.then(exchange);
    document.addEventListener('focusin', exchange);
    return () => document.removeEventListener('focusin', exchange);
  }, [Sortable]);
  return <div ref={list}>{Sortable === null ? <PlainCards {...props} /> : <Sortable {...props} />}</div>;
}

function PlainCards({
  entries,
  renderCard,
}: {
  entries: readonly LoreEntryDraft[];
  renderCard: (entry: LoreEntryDraft, handle: ReactNode) => ReactNode;
}) {
  return (
    <ul className={styles.cards}>
      {entries.map((entry) => (
        <li key={entry.id}>{renderCard(entry, <span className={styles.handle} />)}</li>
      ))}
    </ul>
  );
}
