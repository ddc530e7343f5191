import { Suspense, useEffect, useState } from 'react';
import { useDraftId, useDraftState, useDraftValue } from '../../features/draft/use-draft.ts';
import { SaveStatus } from '../../features/saving/SaveStatus.tsx';
import { type StudioStep, studioSections } from './sections.ts';

/** The two steps of the form. */
export function StudioForm({ onCreated }: { onCreated: (id: string) => void }) {
  const id = useDraftId();
  const isStored = useDraftState(({ stored }) => stored !== null);
  const type = useDraftValue((content) => content.type ?? 'STORY');
  const [step] = useState<StudioStep>('basics');
  useEffect(() => {
    if (isStored && id !== null) onCreated(id);
  }, [id, isStored, onCreated]);
  const sections = studioSections.filter(
    (section) => section.step === step && (section.types?.includes(type) ?? true),
  );
  return (
    <>
      <SaveStatus />
      {sections.map(({ id: key, title, Section }) => (
        <section key={key} aria-label={title}>
          <Suspense>
            <Section />
          </Suspense>
        </section>
      ))}
    </>
  );
}
