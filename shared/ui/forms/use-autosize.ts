import { type Ref, type RefCallback, useCallback, useEffect, useRef } from 'react';

interface AutosizeInput {
  minLines: number;
  maxLines: number;
  /** A controlled value may change without typing. */
  value: unknown;
  ref: Ref<HTMLTextAreaElement> | undefined;
}

/** Grows a textarea with its text from `minLines` to `maxLines`, then lets it scroll. */
export function useAutosize({
  minLines,
  maxLines,
  value,
  ref,
}: AutosizeInput): RefCallback<HTMLTextAreaElement> {
  const element = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    void value;
    const area = element.current;
    if (!area) return;
    const fit = () => fitHeight(area, minLines, maxLines);
    fit();
    area.addEventListener('input', fit);
    // A screen that is turned breaks the lines elsewhere.
    window.addEventListener('resize', fit);
    return () => {
      area.removeEventListener('input', fit);
      window.removeEventListener('resize', fit);
    };
  }, [minLines, maxLines, value]);

  return useCallback(
    (area: HTMLTextAreaElement | null) => {
      element.current = area;
      if (typeof ref === 'function') ref(area);
      else if (ref) ref.current = area;
    },
    [ref],
  );
}

function fitHeight(area: HTMLTextAreaElement, minLines: number, maxLines: number): void {
  const css = getComputedStyle(area);
  const line = Number.parseFloat(css.lineHeight) || 24;
  const px = (text: string) => Number.parseFloat(text) || 0;
  const padding = px(css.paddingTop) + px(css.paddingBottom);
  const border = px(css.borderTopWidth) + px(css.borderBottomWidth);
  area.style.height = 'auto';
  const wanted = area.scrollHeight + border;
  const highest = line * maxLines + padding + border;
  area.style.height = `${Math.max(line * minLines + padding + border, Math.min(wanted, highest))}px`;
  area.style.overflowY = wanted > highest ? 'auto' : 'hidden';
}
