import { Children, type ReactNode } from 'react';

/**
 * Texts that change, each as the only child of an element. A browser that translates the page replaces text nodes. React
 * sets the whole content of an element with one text, but beside other children it changes a text node that is gone.
 */
export function Label({ children }: { children: ReactNode }) {
  const parts: ReactNode[] = [];
  let text = '';
  const addText = () => {
    const [, before, words, after] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
    // White space stays outside: within the element, accessible names would lose it.
    if (before) parts.push(before);
    if (words) parts.push(<span key={parts.length}>{words}</span>);
    if (after) parts.push(after);
    text = '';
  };
  for (const part of Children.toArray(children)) {
    if (typeof part === 'string' || typeof part === 'number') {
      text += part;
      continue;
    }
    addText();
    parts.push(part);
  }
  addText();
  return parts;
}
