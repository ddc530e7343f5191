import { storyLimits } from '@storyloom/contract/stories/limits';
import { Field } from '@storyloom/ui/forms/Field';
import { memo, type Ref, useDeferredValue, useImperativeHandle, useRef } from 'react';
import { useDraftValue } from '../draft/use-draft.ts';
import { useDraftText } from '../draft/use-draft-field.ts';
import styles from './ScriptEditor.module.css';

export interface GoToLine {
  goToLine(line: number): void;
}

interface ScriptEditorProps {
  /** True for lines with a warning, false for those with an error; counted from 1. */
  marks: ReadonlyMap<number | null, boolean>;
  ref: Ref<GoToLine>;
}

/**
 * A text area with line numbers. The lines below it are the same text with the same breaks, so that each number is beside
 * its line. They are hidden from screen readers, which get the text area alone.
 */
export function ScriptEditor({ marks, ref }: ScriptEditorProps) {
  const { ref: control, error, announceError, id, ...text } = useDraftText('script');
  const script = useDraftValue((content) => content.script ?? '');
  const lines = useDeferredValue(script).split('\n');
  const area = useRef<HTMLTextAreaElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    goToLine(line) {
      const before = (area.current?.value ?? '').split('\n').slice(0, line);
      const end = before.join('\n').length;
      area.current?.focus({ preventScroll: true });
      area.current?.setSelectionRange(end - (before.at(-1)?.length ?? 0), end);
      rows.current?.children[line - 1]?.scrollIntoView({ block: 'center' });
    },
  }));
  const bytes = new TextEncoder().encode(script).length;
  return (
    <Field
      id={id}
      label="Script"
      error={error}
      announceError={announceError}
      hint="A part begins with === and its name. -> leads to a part, + is a choice."
      counter={`${Math.ceil(bytes / 1000)} / ${storyLimits.scriptBytes / 1000} kB`}
      counterTone={bytes > storyLimits.scriptBytes ? 'danger' : 'quiet'}
    >
      {(props) => (
        <div className={styles.editor}>
          <div className={styles.text}>
            <div ref={rows} aria-hidden="true">
              {lines.map((line, index) => (
                <Line key={index} text={line} isWarning={marks.get(index + 1)} />
              ))}
            </div>
            <textarea
              {...text}
              {...props}
              ref={(element) => {
                area.current = element;
                void control(element);
              }}
              className={styles.area}
              autoCapitalize="off"
            />
          </div>
        </div>
      )}
    </Field>
  );
}

const Line = memo(function Line({ text, isWarning }: { text: string; isWarning: boolean | undefined }) {
  return (
    <div className={styles.line} data-warning={isWarning}>
      {text}
    </div>
  );
});
