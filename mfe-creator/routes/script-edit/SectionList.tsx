import { useDraftValue } from '../../features/draft/use-draft.ts';
import styles from './SectionList.module.css';
import { type StudioSection, sectionOf } from './sections.ts';
import { useCurrentSection } from './use-current-section.ts';

interface SectionListProps {
  sections: readonly StudioSection[];
  /** What a publication still needs: messages by path. */
  missing: Readonly<Record<string, string>>;
  onOpen: (id: string) => void;
}

/** The sections of a step beside them: what is in each, what is missing, and where the page is. */
export function SectionList({ sections, missing, onOpen }: SectionListProps) {
  const current = useCurrentSection(sections);
  return (
    <nav aria-label="Sections" className={styles.list}>
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            <button
              type="button"
              className={styles.item}
              aria-current={section.id === current ? 'location' : undefined}
              onClick={() => onOpen(section.id)}
            >
              <span className={styles.name}>{section.title}</span>
              <SectionState section={section} missing={missing} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SectionStateProps {
  section: StudioSection;
  missing: Readonly<Record<string, string>>;
}

/** What is in a section, or how much a publication still needs of it. */
export function SectionState({ section, missing }: SectionStateProps) {
  const summary = useDraftValue(section.summarize);
  const count = Object.keys(missing).filter((path) => sectionOf(path)?.id === section.id).length;
  const state = count > 0 ? 'missing' : summary === '' ? 'empty' : 'filled';
  const text = count > 0 ? `${count} to do` : summary || (section.purpose ? 'Optional' : 'Not written yet');
  return (
    <span className={styles.state} data-state={state}>
      {text}
    </span>
  );
}
