import type { LoreEntryDraft } from '@storyloom/contract/entities/lore-entry';
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import styles from './EntryList.module.css';

const SortableCards = lazy(() => import('./SortableCards.tsx').catch(() => ({ default: PlainCards })));

interface EntryCardsProps extends ComponentProps<typeof PlainCards> {
  /** Called with the entry that was dragged and the one whose place it takes. */
  onDrop: (id: string, overId: string) => void;
}

/** The cards of a page. The code for dragging them is loaded afterwards; without it, the buttons of a card move it. */
export function EntryCards(props: EntryCardsProps) {
  return (
    <Suspense fallback={<PlainCards {...props} />}>
      <SortableCards {...props} />
    </Suspense>
  );
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
