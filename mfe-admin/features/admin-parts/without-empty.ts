/** A search without what does not narrow it, as the query of an address. */
export const withoutEmpty = <Search extends object>(search: Search) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value)) as Record<string, string> & Search;
