import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Long enough not to open under a pointer that passes by, short enough for one that stays; ms. */
const opensAfter = 420;
/** Long enough to cross over into what opened, ms. */
const closesAfter = 180;
/** Screens with room beside a card, and a pointer that can rest on it without pressing. */
const roomy = '(hover: hover) and (width >= 900px)';

/** Open while a mouse or the keyboard's focus rests on an element or in what opened from it. */
export function useHoverIntent() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const soon = (next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), next ? opensAfter : closesAfter);
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
        if (pointerType === 'mouse' && matchMedia(roomy).matches) soon(true);
      },
      onPointerLeave: () => soon(false),
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        if (target.matches(':focus-visible') && matchMedia(roomy).matches) soon(true);
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
