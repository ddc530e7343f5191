/** Texts of saves, fixed by the product specification. */
export const saveMessages = {
  createFailed: 'Failed to create save.',
  loadFailed: 'Archive load failed',
} as const;
