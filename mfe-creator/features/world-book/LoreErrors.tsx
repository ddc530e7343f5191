import { useDraftState } from '../draft/use-draft.ts';
import { fieldId } from '../draft/use-draft-field.ts';
import { useEntries, useLoreTests } from './use-lore.ts';
import styles from './WorldBookSection.module.css';

/** Errors of the whole world book, its entries and tests, which may be on another tab or page. */
export function LoreErrors() {
  const errors = useDraftState((state) => state.errors);
  const entries = useEntries();
  const tests = useLoreTests();
  const found = Object.entries(errors).filter(([path]) =>
    /^(?:worldBook$|lore(?:Tests)?(?:\.|$))/.test(path),
  );
  if (found.length === 0) return null;

  function placeOf(path: string): string {
    const [list, at = ''] = path.split('.');
    if (list === 'lore' && at !== '') return `${entries[Number(at)]?.title || 'Untitled entry'}: `;
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
