import { Children, type ReactNode } from 'react';

/**
 * Texts that change, each as the only child of an element. A browser that translates the page replaces text nodes. React
 * sets the whole content of an element with one text, but beside other children it changes a text node that is gone.
 */
export function Label({ children }: { children: ReactNode }) {
  const parts: ReactNode[] = [];
  let text = '';
  const addText = () => {
    if (text.trim() === '') parts.push(text);
    else parts.push(<span key={parts.length}>{text}</span>);
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
