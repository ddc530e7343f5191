import { storyMessages } from '@storyloom/contract/stories/messages';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { focusWhenShown } from '@storyloom/ui/forms/focus-control';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { improvingPath, resumeRuns } from '../../features/ai-help/help-run.ts';
import { Conflicts } from '../../features/conflicts/Conflicts.tsx';
import { QuickCover } from '../../features/cover/QuickCover.tsx';
import { useDraft } from '../../features/draft/draft.context.ts';
import { lazySection } from '../../features/draft/lazy-section.tsx';
import { PlayFromContext } from '../../features/draft/play-from.context.ts';
import { useDraftId, useDraftValue } from '../../features/draft/use-draft.ts';
import { fieldId } from '../../features/draft/use-draft-field.ts';
import { HiddenNotice } from '../../features/hidden/HiddenNotice.tsx';
import { useIsHidden } from '../../features/hidden/use-is-hidden.ts';
import { LiveCard } from '../../features/live-card/LiveCard.tsx';
import { LiveOpening } from '../../features/live-card/LiveOpening.tsx';
import { PlayButton } from '../../features/preview/PlayButton.tsx';
import { PublishDialog } from '../../features/publish/PublishDialog.tsx';
import { useHasNews } from '../../features/publish/use-has-news.ts';
import { LeaveGuard } from '../../features/saving/LeaveGuard.tsx';
import { RestoredNotice } from '../../features/saving/RestoredNotice.tsx';
import { worldBookSectionId } from '../../features/world-book/section-id.ts';
import { Checklist } from './Checklist.tsx';
import { FoldingSection } from './FoldingSection.tsx';
import { SectionList } from './SectionList.tsx';
import { StepLinks } from './StepLinks.tsx';
import { StudioErrors } from './StudioErrors.tsx';
import styles from './StudioForm.module.css';
import { StudioHeader } from './StudioHeader.tsx';
import { type StudioStep, sectionsOf, stepOf, studioSteps } from './sections.ts';
import { useChecks } from './use-checks.ts';
import { useSections } from './use-sections.ts';
import { useStep } from './use-step.ts';

const PublishedChanges = lazySection(
  () => import('../../features/versions/PublishedChanges.tsx'),
  <Skeleton height={24} />,
);

/** The two steps of the form, beside previews of what readers will see. */
export function StudioForm({ onCreated }: { onCreated: (id: string) => void }) {
  const id = useDraftId();
  const { step, hrefOf, go } = useStep();
  const [isPublishing, setPublishing] = useState(false);
  const [panel, setPanel] = useState<string | null>(null);
  const [knot, setKnot] = useState<string | null>(null);
  const { attempts, missing, notes, checkAll, refuse } = useChecks();
  const isHidden = useIsHidden();
  const hasNews = useHasNews();
  const type = useDraftValue((content) => content.type);
  const sections = useMemo(() => sectionsOf(step, type), [step, type]);
  const { isOpen, openAt, reveal, toggle } = useSections(missing);
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
  const move = (to: StudioStep) => {
    go(to);
    setMovedTo(to);
  };
  const open = (to: StudioStep) => {
    setMovedTo(null);
    go(to);
  };
  const openErrors = (errors: Readonly<Record<string, string>>) => {
    const [first] = Object.keys(errors);
    if (first === undefined) return;
    open(stepOf(first));
    openAt(first);
  };
  const stopWaiting = useRef(() => {});
  useEffect(() => () => stopWaiting.current(), []);
  const openField = (path: string) => {
    open(stepOf(path));
    openAt(path);
    stopWaiting.current();
    // What the world book lacks may be on another of its tabs.
    const others = /^(?:worldBook|lore|loreTests)(?:\.|$)/.test(path) ? [worldBookSectionId] : [];
    stopWaiting.current = focusWhenShown(fieldId(path), ...others);
  };
  const publish = async () => {
    // An improved text is not in the story yet.
    if (improvingPath(draft) !== undefined) return host.toast('info', storyMessages.optimizing);
    const errors = checkAll();
    if (Object.keys(errors).length > 0) openErrors(errors);
    else if (await host.requireLogin()) setPublishing(true);
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
  const publishButton = (size: 'small' | 'large') => (
    <Button size={size} disabled={isHidden} idle={!hasNews} onClick={() => void publish()}>
      {hasNews || isHidden ? 'Publish' : 'Published'}
    </Button>
  );
  const main = (
    <main className={styles.studio} data-panel={panel !== null || undefined}>
      <LeaveGuard />
      <StudioHeader publish={publishButton} panel={panel} onPanel={openPanel} />
      <div className={styles.main}>
        <SectionList sections={sections} missing={missing} onOpen={reveal} />
        <div className={styles.form}>
          <StepLinks step={step} hrefOf={hrefOf} missing={missing} />
          <h1 ref={heading} tabIndex={-1}>
            {studioSteps.find((each) => each.id === step)?.title}
          </h1>
          <HiddenNotice />
          <RestoredNotice />
          <Conflicts onResolved={focusHeading} />
          <StudioErrors attempts={attempts} onMissing={openField} />
          {sections.map((section) => (
            <FoldingSection
              key={section.id}
              section={section}
              missing={missing}
              open={isOpen(section.id)}
              onToggle={(isNowOpen) => toggle(section.id, isNowOpen)}
            />
          ))}
          <div className={styles.steps}>
            {step === 'basics' ? (
              <Button size="large" onClick={() => move('world')}>
                Next
              </Button>
            ) : (
              <>
                <Button kind="quiet" size="large" onClick={() => move('basics')}>
                  Back
                </Button>
                {publishButton('large')}
              </>
            )}
          </div>
        </div>
        <div className={styles.beside}>
          <aside className={styles.aside} aria-label="What readers see">
            <h2 className={styles.asideTitle}>{step === 'basics' ? 'In lists' : 'The first scene'}</h2>
            {step === 'basics' ? <LiveCard /> : <LiveOpening />}
          </aside>
          <PlayButton onPlay={() => openPanel('preview')} />
          <Checklist missing={missing} notes={notes} onOpen={openField} />
        </div>
      </div>
      {isPublishing ? (
        <PublishDialog
          renderCover={(onChoose) => <QuickCover onChoose={onChoose} />}
          renderChanges={(version, names) => <PublishedChanges version={version} names={names} />}
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
