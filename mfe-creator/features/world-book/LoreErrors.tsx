import { useDraftState } from '../draft/use-draft.ts';
import { fieldId } from '../draft/use-draft-field.ts';
import { bookParts } from './text/book-parts.ts';
import { useEntries, useLoreTests } from './use-lore.ts';
import styles from './WorldBookSection.module.css';

interface LoreErrorsProps {
  /** True if the parts of the text are on the page and show their own errors. */
  isTextShown: boolean;
}

/** Errors of the whole world book, its entries and tests, which may be on another tab or page. */
export function LoreErrors({ isTextShown }: LoreErrorsProps) {
  const errors = useDraftState((state) => state.errors);
  const entries = useEntries();
  const tests = useLoreTests();
  const listed = isTextShown
    ? /^(?:worldBook$|lore(?:Tests)?(?:\.|$))/
    : /^(?:worldBook|lore(?:Tests)?)(?:\.|$)/;
  const found = Object.entries(errors).filter(([path]) => listed.test(path));
  if (found.length === 0) return null;

  function placeOf(path: string): string {
    const [list, at = ''] = path.split('.');
    // An error of a whole list needs no prefix.
    if (at === '') return '';
    if (list === 'lore') return `${entries[Number(at)]?.title || 'Untitled entry'}: `;
    const part = bookParts.find(({ key }) => list === 'worldBook' && key === at);
    if (part) return `${part.title}: `;
    return list === 'loreTests' && tests[Number(at)] !== undefined ? `Test ${Number(at) + 1}: ` : '';
  }

  return (
    <ul className={styles.errors}>
      {found.map(([path, message]) => (
        <li key={path} id={fieldId(path)} tabIndex={-1}>
          {placeOf(path)}
          {message}
        </li>
      ))}
    </ul>
  );
}
