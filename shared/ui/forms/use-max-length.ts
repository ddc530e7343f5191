import { type Ref, type RefCallback, useCallback } from 'react';
import { countCharacters } from './count-characters.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Limits typed and pasted text to `max` characters. The attribute `maxlength` counts UTF-16 code units; most emoji
 * have two. Text of an input method is not limited while it is composed.
 */
export function useMaxLength<Control extends TextControl>(
  max: number | undefined,
  ref?: Ref<Control>,
): RefCallback<Control> {
  return useCallback(
    (control: Control) => {
      const listener = (event: Event) =>
        limitInsertion(control, event as InputEvent, max ?? Number.POSITIVE_INFINITY);
      control.addEventListener('beforeinput', listener);
      assignRef(ref, control);
      return () => {
        control.removeEventListener('beforeinput', listener);
        assignRef(ref, null);
      };
    },
    [max, ref],
  );
}

function limitInsertion(control: TextControl, event: InputEvent, max: number): void {
  const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
  if (text === '' || !event.cancelable) return;
  const { value } = control;
  const [start, end] = [control.selectionStart ?? value.length, control.selectionEnd ?? value.length];
  const left = max - countCharacters(value) + countCharacters(value.slice(start, end));
  if (countCharacters(text) <= left) return;
  event.preventDefault();
  const fitting = Array.from(text).slice(0, Math.max(0, left)).join('');
  if (fitting === '') return;
  control.setRangeText(fitting, start, end, 'end');
  control.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function assignRef<Control>(ref: Ref<Control> | undefined, control: Control | null): void {
  if (typeof ref === 'function') ref(control);
  else if (ref) ref.current = control;
}
