import { type Ref, type RefCallback, useCallback, useEffect, useRef } from 'react';

interface AutosizeInput {
  minLines: number;
  maxLines: number;
  /** Triggers a resize when a controlled value changes without input. */
  value: unknown;
  ref: Ref<HTMLTextAreaElement> | undefined;
}

/** Resizes a textarea to its text, from `minLines` to `maxLines` or the CSS `max-height`; beyond that it scrolls. */
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
    // Lines break elsewhere after a rotation.
    window.addEventListener('resize', fit);
    return () => {
      area.removeEventListener('input', fit);
      window.removeEventListener('resize', fit);
    };
  }, [minLines, maxLines, value]);

  return useCallback(
    (area: HTMLTextAreaElement) => {
      element.current = area;
      const detach = typeof ref === 'function' ? ref(area) : undefined;
      if (ref && typeof ref === 'object') ref.current = area;
      return () => {
        element.current = null;
        if (detach) detach();
        else if (typeof ref === 'function') ref(null);
        else if (ref) ref.current = null;
      };
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
  const height = area.scrollHeight + border;
  const maxHeight = Math.min(
    line * maxLines + padding + border,
    px(css.maxHeight) || Number.POSITIVE_INFINITY,
  );
  area.style.height = `${Math.max(line * minLines + padding + border, Math.min(height, maxHeight))}px`;
  area.style.overflowY = height > maxHeight ? 'auto' : 'hidden';
}
