import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Delay before a resting pointer opens the preview, in ms. */
const openDelay = 420;
/** Time to move the pointer from the card into the preview, in ms. */
const closeDelay = 180;
/** Screens with a hovering pointer and room beside a card. */
const hoverMedia = '(hover: hover) and (width >= 900px)';

/** Open while a mouse rests on the element or keyboard focus is in it. Spread `events` on the element. */
export function useHoverIntent() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const schedule = (next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), next ? openDelay : closeDelay);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  return {
    open,
    close,
    events: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse' && matchMedia(hoverMedia).matches) schedule(true);
      },
      onPointerLeave: () => schedule(false),
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        if (target.matches(':focus-visible') && matchMedia(hoverMedia).matches) schedule(true);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) close();
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') close();
      },
    },
  };
}
