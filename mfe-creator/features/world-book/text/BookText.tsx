import { storyLimits } from '@storyloom/contract/stories/limits';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { Button } from '@storyloom/ui/actions/Button';
import { TextField } from '@storyloom/ui/forms/TextField';
import { useLimit } from '@storyloom/ui/forms/use-limit';
import { Label } from '@storyloom/ui/text/Label';
import {
  memo,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useDraft } from '../../draft/draft.context.ts';
import { loreTimings } from '../lore.timings.ts';
import styles from './BookText.module.css';
import {
  type BookPart,
  type BookTexts,
  bookParts,
  countBookWords,
  findInBook,
  readOutline,
} from './book-parts.ts';
import { findPassage } from './locate.ts';
import { PartText } from './PartText.tsx';
import { clearRange, scrollToRange } from './scroll-to-range.ts';

const readTexts = ({ worldBook }: StoryDraftContent): BookTexts => ({
  rules: worldBook?.rules ?? '',
  structure: worldBook?.structure ?? '',
  background: worldBook?.background ?? '',
  specialEvents: worldBook?.specialEvents ?? '',
});

export interface BookTextHandle {
  /** Scrolls to the passage of an entry and marks it, without moving the focus. */
  showPassage: (content: string) => void;
}

interface BookTextProps {
  /**
   * Called with the text of the edited part and the caret position, after a pause in changes. The position is null
   * if the part has lost the focus.
   */
  onText: (text: string, caret: number | null) => void;
  ref?: Ref<BookTextHandle>;
}

/** Maximum number of headings in the outline. */
const MAX_HEADINGS = 200;

/** The text of the world book in four parts, with an outline, search and word count. */
export const BookText = memo(function BookText({ onText, ref }: BookTextProps) {
  const { store } = useDraft();
  const areas = useRef(new Map<BookPart, HTMLTextAreaElement>());
  const part = useRef<BookPart>('rules');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [texts, setTexts] = useState(() => readTexts(store.getState().content));
  const [notFound, setNotFound] = useState(false);
  const search = useRef<HTMLInputElement>(null);

  const follow = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const now = readTexts(store.getState().content);
      setTexts(now);
      const area = areas.current.get(part.current);
      const hasFocus = area !== undefined && document.activeElement === area;
      onText(now[part.current], hasFocus ? area.selectionStart : null);
    }, loreTimings.outlinePause);
  }, [store, onText]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const book = useRef<HTMLDivElement>(null);
  const clearMarks = () => {
    for (const area of areas.current.values()) clearRange(area);
  };
  useImperativeHandle(ref, () => ({
    showPassage(content) {
      clearMarks();
      const found = findPassage(readTexts(store.getState().content), content);
      const area = found && areas.current.get(found.part);
      if (found && area)
        scrollToRange(area, found, book.current?.closest<HTMLElement>('[data-column]') ?? null);
    },
  }));

  function select(to: BookPart, start: number, end: number): void {
    const area = areas.current.get(to);
    if (area === undefined) return;
    area.focus();
    area.setSelectionRange(start, end);
    clearMarks();
    scrollToRange(area, { start, end }, area.closest<HTMLElement>('[data-column]'));
    if (start === end) clearRange(area);
  }

  function find(): void {
    const at = areas.current.get(part.current)?.selectionEnd ?? 0;
    const now = readTexts(store.getState().content);
    const found = findInBook(now, search.current?.value ?? '', { part: part.current, at });
    setNotFound(found === null);
    if (found !== null) select(found.part, found.start, found.end);
  }

  const words = useMemo(() => countBookWords(texts), [texts]);
  const { tone, announcement } = useLimit(words, storyLimits.worldBookWords, 'words');
  const outline = useMemo(() => readOutline(texts), [texts]);
  return (
    <div className={styles.book} ref={book}>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
      >
        <TextField
          label="Search the world book"
          labelHidden
          placeholder="Search the world book"
          ref={search}
          error={notFound ? 'Not found' : undefined}
          onInput={() => setNotFound(false)}
        />
        <Button type="submit" kind="quiet">
          Find next
        </Button>
      </form>
      {outline.length > 0 ? (
        <details className={styles.outline}>
          <summary>
            <Label>Outline: {outline.length} headings</Label>
          </summary>
          <ul>
            {outline.slice(0, MAX_HEADINGS).map(({ part: to, title, start }) => (
              <li key={`${to}${start}`}>
                <button type="button" onClick={() => select(to, start, start)}>
                  {title}
                </button>
              </li>
            ))}
          </ul>
          {outline.length > MAX_HEADINGS ? (
            <p className={styles.hint}>The first {MAX_HEADINGS} headings. Search for the others.</p>
          ) : null}
        </details>
      ) : null}
      {bookParts.map(({ key, title, hint }) => (
        <PartText
          key={key}
          part={key}
          title={title}
          hint={hint}
          area={(element) => {
            if (element) areas.current.set(key, element);
          }}
          onMoved={() => {
            part.current = key;
            clearMarks();
            follow();
          }}
        />
      ))}
      <p className={styles.words} data-tone={tone}>
        <Label>
          {words.toLocaleString('en')} of {storyLimits.worldBookWords.toLocaleString('en')} words
        </Label>
      </p>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </div>
  );
});
