import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useRef, useState } from 'react';

interface DragRowOptions {
  /** Id of the list; rows can be dropped only within it. */
  list: string;
  index: number;
  onMove: (from: number, to: number) => void;
}

interface DragRow {
  row: RefObject<HTMLLIElement | null>;
  handle: RefObject<HTMLSpanElement | null>;
  /** True while another row is dragged over this one. */
  isOver: boolean;
}

/** Makes a row draggable by its handle, and a drop target for other rows. */
export function useDragRow({ list, index, onMove }: DragRowOptions): DragRow {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [isOver, setOver] = useState(false);
  const move = useRef(onMove);
  move.current = onMove;
  useEffect(() => {
    const element = row.current;
    if (element === null || handle.current === null) return;
    return combine(
      draggable({ element, dragHandle: handle.current, getInitialData: () => ({ list, index }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.list === list && source.data.index !== index,
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop({ source }) {
          setOver(false);
          move.current(Number(source.data.index), index);
        },
      }),
    );
  }, [list, index]);
  return { row, handle, isOver };
}
