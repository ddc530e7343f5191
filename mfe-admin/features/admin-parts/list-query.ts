/** The query of the address of the list that led to a page, by the state of its history entry, `{ list: '?q=ann' }`. */
export function listQuery(state: unknown): string {
  const isFromList = typeof state === 'object' && state !== null && 'list' in state;
  return isFromList && typeof state.list === 'string' ? state.list : '';
}
