import { tokenIn } from './token-cookie.ts';

/** Whether the page was opened by somebody whom the site does not know yet. */
export const isFirstVisit = typeof document !== 'undefined' && tokenIn(document.cookie) === null;
