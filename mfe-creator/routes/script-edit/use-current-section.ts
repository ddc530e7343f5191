import { useEffect, useState } from 'react';
import { headingId, type StudioSection } from './sections.ts';

/** A section becomes the current one when its heading is this close to the top of the window, in px. */
const line = 160;

/** The id of the section at the top of the window; at the end of the page, of the one with the focus or the last. */
export function useCurrentSection(sections: readonly StudioSection[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    const update = () => {
      const isAtEnd =
        window.scrollY > 0 && window.innerHeight + window.scrollY >= document.body.scrollHeight - 2;
      const above = sections.filter(({ id }) => {
        const top = document.getElementById(headingId(id))?.getBoundingClientRect().top;
        return top !== undefined && top <= (isAtEnd ? window.innerHeight : line);
      });
      const hasFocus = ({ id }: StudioSection) =>
        document.getElementById(headingId(id))?.closest('section')?.contains(document.activeElement) === true;
      const focused = isAtEnd ? above.find(hasFocus) : undefined;
      setCurrent((focused ?? above.at(-1) ?? sections[0])?.id);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [sections]);
  return current;
}
