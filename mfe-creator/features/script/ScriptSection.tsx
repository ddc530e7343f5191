import { isCompiledScript, scriptRefusal } from '@storyloom/contract/stories/entities/script-report';
import { serverMessage } from '@storyloom/http/errors';
import { Button } from '@storyloom/ui/actions/Button';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { focusWhenShown } from '@storyloom/ui/forms/focus-control';
import { TextArea } from '@storyloom/ui/forms/TextArea';
import { useRef, useState } from 'react';
import { useDraft } from '../draft/draft.context.ts';
import { usePlayFrom } from '../draft/play-from.context.ts';
import { UndoLine } from '../draft/UndoLine.tsx';
import { useDraftValue } from '../draft/use-draft.ts';
import { fieldId, useDraftText } from '../draft/use-draft-field.ts';
import { FileButtons } from './FileButtons.tsx';
import { KnotGraph } from './KnotGraph.tsx';
import { KnotTable } from './KnotTable.tsx';
import { type GoToLine, ScriptEditor } from './ScriptEditor.tsx';
import styles from './ScriptSection.module.css';
import { createStarter } from './starter.model.ts';
import { useScriptCheck } from './use-script-check.ts';

const inkGuide = 'https://github.com/inkle/ink/blob/master/Documentation/WritingWithInk.md';

/** The plot of the story as a script in ink. */
export default function ScriptSection() {
  const script = useDraftValue((content) => content.script ?? '');
  const { change, store } = useDraft();
  // A script that the author empties stays open.
  const [isOpen, setOpen] = useState(script !== '');
  if (script !== '' && !isOpen) setOpen(true);
  const [replaced, setReplaced] = useState<{ before: string; after: string; text: string } | null>(null);
  const write = (after: string, text: string) => {
    setReplaced({ before: script, after, text });
    change((content) => ({ ...content, script: after }));
    focusWhenShown(fieldId('script'));
  };
  const isFromInky = isCompiledScript(script);
  const files = (
    <FileButtons
      exports={!isOpen ? [] : isFromInky ? ['json'] : ['ink', 'json']}
      onImport={(text, name) => write(text, `Imported “${name}”.`)}
    />
  );
  if (!isOpen) {
    return (
      <div className={styles.section}>
        <p className={styles.note}>
          A script gives your story a plot with choices and endings, and readers play it with or without an AI
          model. It is optional, and written in{' '}
          <a href={inkGuide} target="_blank" rel="noopener">
            ink
          </a>
          .
        </p>
        <div className={styles.actions}>
          <Button
            size="small"
            onClick={() => write(createStarter(store.getState().content), 'Created from your story.')}
          >
            Start from this story
          </Button>
          {files}
        </div>
      </div>
    );
  }
  const undoable = replaced !== null && replaced.after === script ? replaced : null;
  return (
    <div className={styles.section}>
      <div className={styles.actions}>
        {files}
        {isFromInky ? (
          <Button kind="quiet" size="small" onClick={() => write('', 'Removed the script.')}>
            Remove the script
          </Button>
        ) : null}
      </div>
      <UndoLine
        text={undoable?.text ?? null}
        onUndo={() => {
          if (undoable) change((content) => ({ ...content, script: undoable.before }));
          setReplaced(null);
        }}
      />
      <OpenScript script={script} />
    </div>
  );
}

function OpenScript({ script }: { script: string }) {
  const type = useDraftValue((content) => content.type ?? 'STORY');
  const { report, compiled, error, retry } = useScriptCheck(script);
  const editor = useRef<GoToLine>(null);
  const { playFrom } = usePlayFrom();
  const goToLine = (line: number) => editor.current?.goToLine(line);
  const problems = report?.problems ?? [];
  const errors = problems.filter(({ isWarning }) => !isWarning);
  // The error of a line hides its warnings.
  const marks = new Map([...problems, ...errors].map(({ line, isWarning }) => [line, isWarning] as const));
  const isBlank = script.trim() === '';
  const refusal = report && !isBlank && errors.length === 0 ? scriptRefusal(report, type) : null;
  const count = errors.length === 1 ? '1 problem' : `${errors.length} problems`;
  const found = [report?.summary, errors.length > 0 && count].filter(Boolean).join('. ');
  const status = report ? `${found}.` : error ? '' : 'Checking the script…';
  return (
    <>
      {isCompiledScript(script) ? <CompiledScript /> : <ScriptEditor ref={editor} marks={marks} />}
      {error ? (
        <ErrorPanel
          compact
          title="Couldn’t check the script."
          text={serverMessage(error) ?? 'Try again in a moment.'}
          onRetry={retry}
        />
      ) : null}
      <p
        role="status"
        className={styles.status}
        data-bad={errors.length > 0 || refusal !== null || undefined}
      >
        {isBlank ? 'The story has no script.' : [status, refusal].filter(Boolean).join(' ')}
      </p>
      {problems.length === 0 ? null : (
        <ul className={styles.problems} aria-label="Problems of the script">
          {problems.map(({ line, message, isWarning }, index) => (
            <li key={index}>
              {line === null ? null : (
                <Button kind="quiet" size="small" onClick={() => goToLine(line)}>
                  {`Line ${line}`}
                </Button>
              )}
              <span>{isWarning ? `Note: ${message}` : message}</span>
            </li>
          ))}
        </ul>
      )}
      {compiled && compiled !== report ? <p className={styles.note}>As it was before the errors:</p> : null}
      {!compiled || isBlank ? null : (
        <div className={styles.plot}>
          <KnotTable knots={compiled.knots} onLine={goToLine} onPlay={playFrom} />
          <KnotGraph knots={compiled.knots} />
        </div>
      )}
    </>
  );
}

/** A script that Inky has compiled. It has neither comments nor lines, so that nobody could edit it. */
function CompiledScript() {
  return (
    <TextArea
      {...useDraftText('script')}
      label="Script"
      hint="Made in Inky, and compiled: change it there and import it again."
      readOnly
      maxLines={2}
    />
  );
}
