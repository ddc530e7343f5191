import { cx } from '@storyloom/ui/cx';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './BranchMap.module.css';
import { type Box, edgePath, isNear, type Layout, neighbour, type Spot, spotsIn } from './branches.layout.ts';
import { placeText } from './branches.model.ts';

interface BranchMapProps {
  layout: Layout;
  headId: string | null;
  chosen: Spot;
  onChoose: (spot: Spot) => void;
}

const nothing: Box = { left: 0, top: 0, width: 0, height: 0 };

/** The tree as a picture that scrolls; only what is in sight of it is drawn. Arrow keys walk along its lines. */
export function BranchMap({ layout, headId, chosen, onChoose }: BranchMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState(nothing);
  const moved = useRef(false);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const look = () => {
      const { scrollLeft: left, scrollTop: top, clientWidth: width, clientHeight: height } = element;
      setBox((before) =>
        isNear(before, { left, top, width, height }) ? before : { left, top, width, height },
      );
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
    observer?.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer?.disconnect();
    };
  }, []);

  useEffect(() => {
    const element = frame.current;
    const { x, y } = chosen;
    if (!element) return;
    const out =
      x < element.scrollLeft + 24 ||
      x > element.scrollLeft + element.clientWidth - 24 ||
      y < element.scrollTop + 24 ||
      y > element.scrollTop + element.clientHeight - 24;
    if (out) element.scrollTo?.({ left: x - element.clientWidth / 2, top: y - element.clientHeight / 2 });
    if (!moved.current) return;
    moved.current = false;
    element.querySelector<HTMLElement>('[aria-current="true"]')?.focus({ preventScroll: true });
  }, [chosen]);

  const keyDown = (event: KeyboardEvent) => {
    const next = neighbour(layout, chosen, event.key);
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    if (!next) return;
    moved.current = true;
    onChoose(next);
  };

  const seen = spotsIn(layout, box);
  const drawn = seen.includes(chosen) ? seen : [...seen, chosen];
  const size = { width: layout.width, height: layout.height };
  return (
    <div ref={frame} className={styles.frame}>
      <fieldset className={styles.map} style={size} aria-label="Map of the story">
        <svg className={styles.lines} {...size} aria-hidden="true">
          {drawn.map((spot) => (
            <path
              key={spot.branch.id}
              className={cx(styles.line, spot.branch.onPath && styles.taken)}
              d={edgePath(spot)}
            />
          ))}
          {drawn.map(({ branch, x, y }) =>
            branch.skipped > 0 ? (
              <text key={branch.id} className={styles.count} x={x + 8} y={y - 20}>
                {branch.skipped}
              </text>
            ) : null,
          )}
        </svg>
        {drawn.map((spot) => (
          <button
            key={spot.branch.id}
            type="button"
            className={styles.spot}
            style={{ left: spot.x, top: spot.y }}
            data-kind={kindOf(spot)}
            data-taken={spot.branch.onPath}
            data-here={spot.branch.id === headId}
            aria-current={spot === chosen}
            aria-label={placeText(spot.branch, headId)}
            tabIndex={spot === chosen ? 0 : -1}
            onClick={() => onChoose(spot)}
            onKeyDown={keyDown}
          />
        ))}
      </fieldset>
    </div>
  );
}

function kindOf({ branch }: Spot): 'saved' | 'fork' | 'place' {
  if (branch.archiveIds.length > 0) return 'saved';
  return branch.childCount > 1 ? 'fork' : 'place';
}
