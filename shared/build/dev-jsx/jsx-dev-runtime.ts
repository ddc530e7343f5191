/** Development only: React's development JSX runtime, on top of the runtime that the host shares. */
import type { ElementType, Key } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };

/** `hasStaticChildren`: the children come from JSX, so they need no keys. */
export function jsxDEV(type: ElementType, props: unknown, key: Key | undefined, hasStaticChildren: boolean) {
  return (hasStaticChildren ? jsxs : jsx)(type, props, key);
}
