import { Children, type ReactNode } from 'react';

/**
 * Texts that change, each in an element of its own. A browser that translates the page replaces the text nodes of React,
 * which later changes nodes that nobody sees. An element is replaced together with its translation.
 */
export function Label({ children }: { children: ReactNode }) {
  const parts: ReactNode[] = [];
  let text = '';
  const addText = () => {
    if (text.trim() === '') parts.push(text);
    else parts.push(<span key={`${parts.length}:${text}`}>{text}</span>);
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
