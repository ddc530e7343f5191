/** Development only: the transform uses this instead of `jsxDEV` for an element with a `key` after a spread. */
export { createElement } from 'react';
