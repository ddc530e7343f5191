import { ChevronDown } from 'lucide-react';
import { useEffect } from 'react';
import { AiHelp } from '../../features/ai-help/AiHelp.tsx';
import { FieldHelpContext } from '../../features/draft/field-help.tsx';
import { useDraftValue } from '../../features/draft/use-draft.ts';
import styles from './FoldingSection.module.css';
import { SectionState } from './SectionList.tsx';
import { headingId, type StudioSection } from './sections.ts';

interface FoldingSectionProps {
  section: StudioSection;
  missing: Readonly<Record<string, string>>;
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** A section below its heading, or the heading with what is in it. */
export function FoldingSection({ section, missing, open, onToggle }: FoldingSectionProps) {
  const { id, title, purpose, summarize, Section } = section;
  const isEmpty = useDraftValue((content) => summarize(content) === '');
  // It opens at once when it is unfolded.
  useEffect(() => Section.preload(), [Section]);
  const noteId = `${headingId(id)}-note`;
  return (
    <section aria-labelledby={headingId(id)} className={styles.section} data-open={open}>
      <div className={styles.head}>
        <h2 id={headingId(id)} tabIndex={-1} className={styles.title}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-describedby={open ? undefined : noteId}
            onClick={() => onToggle(!open)}
          >
            {title}
          </button>
        </h2>
        {open ? null : (
          <p id={noteId} className={styles.note}>
            {purpose && isEmpty ? purpose : <SectionState section={section} missing={missing} />}
          </p>
        )}
        {purpose && isEmpty && !open ? (
          <span aria-hidden="true" className={styles.add}>
            Add
          </span>
        ) : (
          <ChevronDown aria-hidden="true" className={styles.chevron} />
        )}
      </div>
      {open ? (
        <FieldHelpContext value={AiHelp}>
          <Section />
        </FieldHelpContext>
      ) : null}
    </section>
  );
}
