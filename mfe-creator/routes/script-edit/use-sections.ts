import { useLocation, useNavigate } from '@storyloom/mfe';
import { focusWhenShown } from '@storyloom/ui/forms/focus-control';
import { useEffect, useRef, useState } from 'react';
import { useDraft } from '../../features/draft/draft.context.ts';
import { headingId, type StudioSection, sectionOf, sectionsOf, studioSteps } from './sections.ts';

/** From this width on, a list of the sections is beside them. */
const listMedia = '(width >= 1200px)';

/**
 * Which sections are open. On a wide screen all are, except optional ones that are empty. On a narrow one they are rows,
 * and the first in which something is missing is open. The address names the section that was opened last: `#characters`.
 */
export function useSections(missing: Readonly<Record<string, string>>) {
  const { store } = useDraft();
  const navigate = useNavigate();
  const location = useLocation();
  // Effects and event handlers run later than the render that has read the address.
  const latest = useRef(location);
  latest.current = location;
  const linked = location.hash.slice(1);
  // Computed once: typing neither folds nor opens a section.
  const [open, setOpen] = useState(() => firstOpen(store.getState().content, missing));
  const [revealed, setRevealed] = useState(linked);
  if (linked !== revealed) {
    setRevealed(linked);
    if (linked !== '') setOpen((now) => new Set(now).add(linked));
  }
  useEffect(() => {
    const { hash } = latest.current;
    return hash === '' ? undefined : keepInView(headingId(hash.slice(1)));
  }, []);
  const name = (hash: string) => {
    const { pathname, search } = latest.current;
    navigate(`${pathname}${search}${hash}`, { replace: true, preventScrollReset: true });
  };
  const show = (id: string) => setOpen((now) => new Set(now).add(id));
  return {
    isOpen: (id: string) => open.has(id) || id === linked,
    /** Opens the section with this field. */
    openAt(path: string) {
      const section = sectionOf(path);
      if (section !== undefined) show(section.id);
    },
    /** Opens a section and moves the focus to its heading. */
    reveal(id: string) {
      show(id);
      name(`#${id}`);
      focusWhenShown(headingId(id));
    },
    toggle(id: string, isOpen: boolean) {
      setOpen((now) => new Set(isOpen ? [...now, id] : [...now].filter((one) => one !== id)));
      if (isOpen) name(`#${id}`);
      else if (id === linked) name('');
    },
  };
}

/** Moves the focus to a heading, and keeps it at the top while the sections above it load, until the author does something. */
function keepInView(id: string): () => void {
  focusWhenShown(id);
  if (!('ResizeObserver' in window)) return () => {};
  const ended = new AbortController();
  const { signal } = ended;
  const observer = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView());
  observer.observe(document.body);
  signal.addEventListener('abort', () => observer.disconnect());
  for (const event of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
    window.addEventListener(event, () => ended.abort(), { signal, passive: true });
  return () => ended.abort();
}

type Content = Parameters<StudioSection['summarize']>[0];

function firstOpen(content: Content, missing: Readonly<Record<string, string>>): ReadonlySet<string> {
  const isWide = window.matchMedia?.(listMedia).matches ?? true;
  const lacks = ({ id }: StudioSection) => Object.keys(missing).some((path) => sectionOf(path)?.id === id);
  const chosen = studioSteps.flatMap(({ id }) => {
    const sections = sectionsOf(id, content.type);
    if (!isWide) return sections.filter(lacks).slice(0, 1);
    return sections.filter(
      (each) =>
        !each.purpose || lacks(each) || each.summarize(content) !== '' || each.startsOpen?.(content) === true,
    );
  });
  return new Set(chosen.map(({ id }) => id));
}
