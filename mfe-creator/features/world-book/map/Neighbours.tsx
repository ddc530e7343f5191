import styles from './LoreMap.module.css';
import type { Call } from './lore-map.model.ts';

interface NeighboursProps {
  calls: readonly Call[];
  current: string;
  titleOf: (id: string) => string;
  onChoose: (id: string) => void;
}

/** Maximum number of entries in one list. */
const MAX_SHOWN = 30;

/** The entries that call the current one, and those that it calls. Each is a button that shows its own calls. */
export function Neighbours({ calls, current, titleOf, onChoose }: NeighboursProps) {
  const callers = calls.filter(({ to }) => to === current);
  const called = calls.filter(({ from }) => from === current);
  const name = titleOf(current);
  return (
    <div className={styles.neighbours}>
      <NeighbourList
        title={`“${name}” is called by`}
        empty={`No entry calls “${name}”.`}
        items={callers.map(({ from, key }) => ({ id: from, key }))}
        {...{ titleOf, onChoose }}
      />
      <NeighbourList
        title={`“${name}” calls`}
        empty={`“${name}” calls no entry.`}
        items={called.map(({ to, key }) => ({ id: to, key }))}
        {...{ titleOf, onChoose }}
      />
    </div>
  );
}

interface NeighbourListProps extends Pick<NeighboursProps, 'titleOf' | 'onChoose'> {
  title: string;
  empty: string;
  items: readonly { id: string; key: string }[];
}

function NeighbourList({ title, empty, items, titleOf, onChoose }: NeighbourListProps) {
  if (items.length === 0) return <p className={styles.note}>{empty}</p>;
  return (
    <div>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.list} aria-label={title}>
        {items.slice(0, MAX_SHOWN).map(({ id, key }) => (
          <li key={id}>
            <button type="button" className={styles.neighbour} onClick={() => onChoose(id)}>
              <span>{titleOf(id)}</span>
              <span className={styles.key}>by “{key}”</span>
            </button>
          </li>
        ))}
      </ul>
      {items.length > MAX_SHOWN ? (
        <p className={styles.note}>{items.length - MAX_SHOWN} more are in the list of all calls.</p>
      ) : null}
    </div>
  );
}
