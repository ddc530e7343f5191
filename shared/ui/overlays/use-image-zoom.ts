import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fittedView, type ImageView, panBy, type Size, zoomBy } from './image-zoom.ts';

const KEY_FACTOR = 1.5;
/** Distance of an arrow key, in px. */
const KEY_PAN = 80;
/** Magnification of a double click. */
const DOUBLE_FACTOR = 2.5;

const center = { x: 0, y: 0 };

/** Zooms an image by pinch, wheel, double click and keys, and moves it by drag and arrow keys. */
export function useImageZoom(stage: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<ImageView>(fittedView);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const screen = (): Size => ({
    width: stage.current?.clientWidth ?? 0,
    height: stage.current?.clientHeight ?? 0,
  });
  const fromCenter = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const box = stage.current?.getBoundingClientRect();
    return box ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 } : center;
  };
  const zoom = (factor: number, point = center) =>
    setView((before) => zoomBy(before, factor, point, screen()));
  const pan = (dx: number, dy: number) => setView((before) => panBy(before, dx, dy, screen()));

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 300), fromCenter(event));
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const actions: Record<string, () => void> = {
      '+': () => zoom(KEY_FACTOR),
      '=': () => zoom(KEY_FACTOR),
      '-': () => zoom(1 / KEY_FACTOR),
      '0': () => setView(fittedView),
      ArrowLeft: () => pan(KEY_PAN, 0),
      ArrowRight: () => pan(-KEY_PAN, 0),
      ArrowUp: () => pan(0, KEY_PAN),
      ArrowDown: () => pan(0, -KEY_PAN),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });

  useEffect(() => {
    const element = stage.current;
    // React listens to the wheel passively, so its handler could not prevent the browser from zooming the page.
    element?.addEventListener('wheel', onWheel, { passive: false });
    window.addEventListener('keydown', onKeyDown);
    return () => {
      element?.removeEventListener('wheel', onWheel);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [stage]);

  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = fromCenter(event);
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    pointers.current.set(event.pointerId, now);
    const [other] = others;
    if (!other) return pan(now.x - before.x, now.y - before.y);
    const factor = distance(now, other) / Math.max(1, distance(before, other));
    zoom(factor, middle(now, other));
    pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  };
  const release = (event: PointerEvent) => void pointers.current.delete(event.pointerId);

  return {
    view,
    zoomIn: () => zoom(KEY_FACTOR),
    zoomOut: () => zoom(1 / KEY_FACTOR),
    events: {
      onPointerDown(event: PointerEvent) {
        pointers.current.set(event.pointerId, fromCenter(event));
        event.currentTarget.setPointerCapture?.(event.pointerId);
      },
      onPointerMove,
      onPointerUp: release,
      onPointerCancel: release,
      onDoubleClick(event: { clientX: number; clientY: number }) {
        if (view.scale > 1) setView(fittedView);
        else zoom(DOUBLE_FACTOR, fromCenter(event));
      },
    },
  };
}

interface Point {
  x: number;
  y: number;
}
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
