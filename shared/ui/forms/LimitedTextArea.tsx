import { TextArea, type TextAreaProps } from './TextArea.tsx';
import { type TextLimit, useTextCount } from './use-text-count.ts';

export interface LimitedTextAreaProps extends Omit<TextAreaProps, 'counter' | 'counterTone'> {
  limit: TextLimit;
}

/** A text area that counts its text against a limit, and says so near it. Longer text can be typed, but is marked. */
export function LimitedTextArea({ limit, onInput, ref, ...area }: LimitedTextAreaProps) {
  const { counter, tone, announcement, update, watch } = useTextCount(limit, ref);
  return (
    <>
      <TextArea
        {...area}
        ref={watch}
        counter={counter}
        counterTone={tone}
        onInput={(event) => {
          update(event.currentTarget.value);
          onInput?.(event);
        }}
      />
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </>
  );
}
