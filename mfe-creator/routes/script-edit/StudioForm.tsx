import { storyMessages } from '@storyloom/contract/stories/messages';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { focusWhenShown } from '@storyloom/ui/forms/focus-control';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { AiHelp } from '../../features/ai-help/AiHelp.tsx';
import { improvingPath, resumeRuns } from '../../features/ai-help/help-run.ts';
import { Conflicts } from '../../features/conflicts/Conflicts.tsx';
import { useDraft } from '../../features/draft/draft.context.ts';
import { FieldHelpContext } from '../../features/draft/field-help.tsx';
import { PlayFromContext } from '../../features/draft/play-from.context.ts';
import { useDraftId } from '../../features/draft/use-draft.ts';
import { fieldId } from '../../features/draft/use-draft-field.ts';
import { HiddenNotice } from '../../features/hidden/HiddenNotice.tsx';
import { useIsHidden } from '../../features/hidden/use-is-hidden.ts';
import { LiveCard } from '../../features/live-card/LiveCard.tsx';
import { LiveOpening } from '../../features/live-card/LiveOpening.tsx';
import { PublishDialog } from '../../features/publish/PublishDialog.tsx';
import { LeaveGuard } from '../../features/saving/LeaveGuard.tsx';
import { RestoredNotice } from '../../features/saving/RestoredNotice.tsx';
import { StudioErrors } from './StudioErrors.tsx';
import styles from './StudioForm.module.css';
import { StudioHeader } from './StudioHeader.tsx';
import { type StudioSection, type StudioStep, stepOf, studioSections } from './sections.ts';
import { useChecks } from './use-checks.ts';

const steps: readonly { id: StudioStep; label: string }[] = [
  { id: 'basics', label: 'The basics and the cover' },
  { id: 'world', label: 'The world and the people' },
];

/** The two steps of the form, beside previews of what readers will see. */
export function StudioForm({ onCreated }: { onCreated: (id: string) => void }) {
  const id = useDraftId();
  const [step, setStep] = useState<StudioStep>('basics');
  const [isPublishing, setPublishing] = useState(false);
  const [panel, setPanel] = useState<string | null>(null);
  const [knot, setKnot] = useState<string | null>(null);
  const { attempts, checkStep, checkAll, refuse } = useChecks();
  const isHidden = useIsHidden();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useCallback(() => heading.current?.focus(), []);
  const [movedTo, setMovedTo] = useState<StudioStep | null>(null);
  useEffect(() => {
    if (id !== null) onCreated(id);
  }, [id, onCreated]);
  useEffect(() => {
    // Next and Back move the focus to the heading; a refused attempt moves it to its errors.
    if (movedTo === step) heading.current?.focus();
  }, [movedTo, step]);

  const host = useHost();
  const draft = useDraft();
  useEffect(() => resumeRuns(host, draft), [host, draft]);
  /** Asks the author to wait while a text is being improved, because the result is not in the story yet. */
  const mustWait = (isAwaited: (path: string) => boolean) => {
    const path = improvingPath(draft);
    const isBusy = path !== undefined && isAwaited(path);
    if (isBusy) host.toast('info', storyMessages.optimizing);
    return isBusy;
  };

  const move = (to: StudioStep) => {
    setStep(to);
    setMovedTo(to);
  };
  const openErrors = (errors: Readonly<Record<string, string>>) => {
    const [first] = Object.keys(errors);
    if (first === undefined) return;
    setMovedTo(null);
    setStep(stepOf(first));
  };
  const stopWaiting = useRef(() => {});
  useEffect(() => () => stopWaiting.current(), []);
  const openField = (path: string) => {
    setMovedTo(null);
    setStep(stepOf(path));
    stopWaiting.current();
    stopWaiting.current = focusWhenShown(fieldId(path));
  };
  const next = () => {
    const isOfStep = (path: string) => stepOf(path) === 'basics';
    if (!mustWait(isOfStep) && Object.keys(checkStep('basics')).length === 0) move('world');
  };
  const publish = () => {
    if (mustWait(() => true)) return;
    const errors = checkAll();
    if (Object.keys(errors).length > 0) openErrors(errors);
    else setPublishing(true);
  };
  const openPanel = (id: string | null) => {
    setPanel(id);
    // A panel that slides out keeps what it shows.
    if (id !== null) setKnot(null);
  };
  const playFrom = useCallback((from: string) => {
    setPanel('preview');
    setKnot(from);
  }, []);
  const preview = useMemo(() => ({ knot, playFrom }), [knot, playFrom]);
  const sections = studioSections[step];
  const wide = sections.filter(({ isWide }) => isWide);
  const number = steps.findIndex((each) => each.id === step) + 1;
  const rest = (
    <>
      {sections.filter(({ isWide }) => !isWide).map(renderSection)}
      <div className={styles.steps}>
        {step === 'basics' ? (
          <Button size="large" onClick={next}>
            Next
          </Button>
        ) : (
          <>
            <Button kind="quiet" size="large" onClick={() => move('basics')}>
              Back
            </Button>
            <Button size="large" disabled={isHidden} onClick={publish}>
              Publish
            </Button>
          </>
        )}
      </div>
    </>
  );
  const main = (
    <main className={styles.studio} data-panel={panel !== null || undefined}>
      <LeaveGuard />
      <StudioHeader onPublish={isHidden ? null : publish} panel={panel} onPanel={openPanel} />
      <div className={styles.main}>
        <div className={wide.length > 0 ? styles.wide : styles.form}>
          <p className={styles.step}>{`Step ${number} of ${steps.length}`}</p>
          <h1 ref={heading} tabIndex={-1}>
            {steps[number - 1]?.label}
          </h1>
          <HiddenNotice />
          <RestoredNotice />
          <Conflicts onResolved={focusHeading} />
          <StudioErrors attempts={attempts} onMissing={openField} />
          {wide.map(renderSection)}
          {wide.length > 0 ? null : rest}
        </div>
        {wide.length > 0 ? <div className={styles.form}>{rest}</div> : null}
        <aside className={styles.aside} aria-label="What readers see">
          <h2 className={styles.asideTitle}>{step === 'basics' ? 'In lists' : 'The first scene'}</h2>
          {step === 'basics' ? <LiveCard /> : <LiveOpening />}
        </aside>
      </div>
      {isPublishing ? (
        <PublishDialog
          onRefused={(errors) => {
            refuse(errors);
            openErrors(errors);
          }}
          onClosed={() => setPublishing(false)}
        />
      ) : null}
    </main>
  );
  return <PlayFromContext value={preview}>{main}</PlayFromContext>;
}

function renderSection({ id, title, Section }: StudioSection) {
  return (
    <section key={id} aria-labelledby={`section-${id}`} className={styles.section}>
      <h2 id={`section-${id}`} className={styles.title}>
        {title}
      </h2>
      <FieldHelpContext value={AiHelp}>
        <Section />
      </FieldHelpContext>
    </section>
  );
}
