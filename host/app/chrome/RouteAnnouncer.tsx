import { useLocation } from '@storyloom/mfe';
import { useEffect, useRef, useState } from 'react';

/** Time without a change after which the title is final, in ms: code and data may set it after the page. */
const settleTime = 400;

/**
 * Announces the title of the new page, as screen readers do only when a document loads. Announces once per
 * navigation, after the previous page has left and the new one has its title. `leaving`: the previous page is
 * still shown.
 */
export function RouteAnnouncer({ leaving }: { leaving: boolean }) {
  const { pathname } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  const announced = useRef(pathname);
  useEffect(() => {
    if (leaving || announced.current === pathname) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const announce = () => {
      // Empty until the page's code is loaded.
      if (document.title === '') return;
      titles.disconnect();
      announced.current = pathname;
      setAnnouncement(document.title);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(announce, settleTime);
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
      {announcement}
    </p>
  );
}
