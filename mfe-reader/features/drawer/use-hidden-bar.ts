import { useEffect } from 'react';

const attribute = 'data-bar';
/** Scrolling by less than this many px changes nothing. */
const least = 8;

/**
 * Shows the site's bottom bar, which such a page hides, when it scrolls up, until it scrolls down. Scrolling that comes with a
 * change of the page's length is not the reader's.
 */
export function useHiddenBar(): void {
  useEffect(() => {
    const root = document.documentElement;
    let before = window.scrollY;
    let length = root.scrollHeight;
    root.setAttribute(attribute, 'hidden');
    const scrolled = () => {
      const moved = window.scrollY - before;
      if (Math.abs(moved) < least) return;
      before = window.scrollY;
      const isReaders = root.scrollHeight === length;
      length = root.scrollHeight;
      if (isReaders) root.setAttribute(attribute, moved > 0 ? 'hidden' : 'shown');
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      window.removeEventListener('scroll', scrolled);
      root.removeAttribute(attribute);
    };
  }, []);
}
