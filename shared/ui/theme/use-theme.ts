import { useSyncExternalStore } from 'react';
import { wearLook } from './apply-theme.ts';
import { type Look, lookAttributes, lookIn, usualLook } from './theme.ts';

/** The root element is the one truth in a page: micro-frontends bring copies of this module of their own. */
function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  const attributeFilter = Object.keys(lookAttributes(usualLook));
  observer.observe(document.documentElement, { attributes: true, attributeFilter });
  return () => observer.disconnect();
}

function drawn(): string {
  const { theme, textFont, textSize, textWidth } = document.documentElement.dataset;
  return `look=${[theme, textFont, textSize, textWidth].join('.')}`;
}

/** The look this page is drawn in, and how to change parts of it. */
export function useLook(): { look: Look; change: (part: Partial<Look>) => void } {
  const look = lookIn(useSyncExternalStore(subscribe, drawn, () => ''));
  return { look, change: (part) => wearLook({ ...lookIn(drawn()), ...part }) };
}
