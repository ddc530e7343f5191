import { cx } from '@storyloom/ui/cx';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { turnNumber } from '../text/turn-number.ts';
import styles from './BranchMap.module.css';
import {
  covers,
  edgePath,
  type MapNode,
  neighborOf,
  nodesIn,
  type TreeLayout,
  type Viewport,
} from './branches.layout.ts';
import { nodeLabel, skippedLabel } from './branches.model.ts';

interface BranchMapProps {
  layout: TreeLayout;
  headId: string | null;
  chosen: MapNode;
  onChoose: (node: MapNode) => void;
}

const nothing: Viewport = { left: 0, top: 0, width: 0, height: 0 };

/** The tree as a scrolling map. Only nodes near the viewport are rendered; arrow keys move between nodes. */
export function BranchMap({ layout, headId, chosen, onChoose }: BranchMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [viewport, setViewport] = useState(nothing);
  const moved = useRef(false);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft: left, scrollTop: top, clientWidth: width, clientHeight: height } = element;
      setViewport((before) =>
        covers(before, { left, top, width, height }) ? before : { left, top, width, height },
      );
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    observer?.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
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
    const next = neighborOf(layout, chosen, event.key);
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    if (!next) return;
    moved.current = true;
    onChoose(next);
  };

  const visible = nodesIn(layout, viewport);
  const drawn = visible.includes(chosen) ? visible : [...visible, chosen];
  const size = { width: layout.width, height: layout.height };
  return (
    <div ref={frame} className={styles.frame}>
      <fieldset className={styles.map} style={size} aria-label="Map of the story">
        <svg className={styles.lines} {...size} aria-hidden="true">
          {drawn.map((node) => (
            <path
              key={node.branch.id}
              className={cx(styles.line, node.branch.onPath && styles.taken)}
              d={edgePath(node)}
            />
          ))}
          {drawn.map(({ branch, x, y }) =>
            // A single turn says nothing, and has no room between branches.
            turnNumber(branch.skipped) > 1 ? (
              <text key={branch.id} className={styles.count} x={x + 8} y={y - 20}>
                {skippedLabel(branch.skipped)}
              </text>
            ) : null,
          )}
        </svg>
        {drawn.map((node) => (
          <button
            key={node.branch.id}
            type="button"
            className={styles.node}
            style={{ left: node.x, top: node.y }}
            data-kind={kindOf(node)}
            data-taken={node.branch.onPath}
            data-here={node.branch.id === headId}
            aria-current={node === chosen}
            aria-label={nodeLabel(node.branch, headId)}
            tabIndex={node === chosen ? 0 : -1}
            onClick={() => onChoose(node)}
            onKeyDown={keyDown}
          />
        ))}
      </fieldset>
    </div>
  );
}

function kindOf({ branch }: MapNode): 'saved' | 'fork' | 'place' {
  if (branch.saveIds.length > 0) return 'saved';
  return branch.childCount > 1 ? 'fork' : 'place';
}
