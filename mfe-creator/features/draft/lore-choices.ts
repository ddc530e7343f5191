/** How the other keys of an entry decide. */
export const loreLogics = [
  { value: 'and_any', label: 'and any of these' },
  { value: 'and_all', label: 'and all of these' },
  { value: 'not_any', label: 'and none of these' },
  { value: 'not_all', label: 'and not all of these' },
];

/** What a lore test expects of its entry. */
export const loreExpectations = [
  { value: 'fires', label: 'must fire' },
  { value: 'silent', label: 'must not fire' },
];
