import { useLocation } from '@storyloom/mfe';
import { useEffect, useRef, useState } from 'react';

/** Until the page that enters has set its title, ms. */
const settles = 400;

/** Tells a screen reader which page it is on now: no document was loaded, so nothing else does. */
export function PageNews() {
  const { pathname } = useLocation();
  const [news, setNews] = useState('');
  const told = useRef(pathname);
  useEffect(() => {
    if (told.current === pathname) return;
    const timer = setTimeout(() => {
      told.current = pathname;
      setNews(document.title);
    }, settles);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <p className="visually-hidden" aria-live="polite" aria-atomic="true">
      {news}
    </p>
  );
}
