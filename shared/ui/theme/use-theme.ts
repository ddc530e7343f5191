import { useSyncExternalStore } from 'react';
import { applyTheme } from './apply-theme.ts';
import { defaultTheme, parseTheme, type Theme, themeAttributes } from './theme.ts';

/** State lives on the root element, because each micro-frontend bundles its own copy of this module. */
function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  const attributeFilter = Object.keys(themeAttributes(defaultTheme));
  observer.observe(document.documentElement, { attributes: true, attributeFilter });
  return () => observer.disconnect();
}

function readAttributes(): string {
  const { theme, textFont, textSize, textWidth } = document.documentElement.dataset;
  return `theme=${[theme, textFont, textSize, textWidth].join('.')}`;
}

/** The page's current theme, and a setter for parts of it. */
export function useTheme(): { theme: Theme; change: (part: Partial<Theme>) => void } {
  const theme = parseTheme(useSyncExternalStore(subscribe, readAttributes, () => ''));
  return { theme, change: (part) => applyTheme({ ...parseTheme(readAttributes()), ...part }) };
}
