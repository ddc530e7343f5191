import { useLocation } from '@storyloom/mfe';
import { useEffect, useRef, useState } from 'react';

/** A title that has not changed for so long is the page's own, ms: code and data may set it later than the page. */
const settles = 400;

/**
 * Tells a screen reader which page it is on now: no document was loaded, so nothing else does. Once for each step, when
 * the old page has left and the new one has its title. `leaving`: the old one is on the screen still.
 */
export function RouteAnnouncer({ leaving }: { leaving: boolean }) {
  const { pathname } = useLocation();
  const [news, setNews] = useState('');
  const told = useRef(pathname);
  useEffect(() => {
    if (leaving || told.current === pathname) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      // It has none until its code is here.
      if (document.title === '') return;
      titles.disconnect();
      told.current = pathname;
      setNews(document.title);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(tell, settles);
    };
    const titles = new MutationObserver(wait);
    titles.observe(document.head, { subtree: true, childList: true, characterData: true });
    wait();
    return () => {
      titles.disconnect();
      clearTimeout(timer);
    };
  }, [pathname, leaving]);
  return (
    <p className="visually-hidden" aria-live="polite" aria-atomic="true">
      {news}
    </p>
  );
}
