/** Toasts of actions that failed, fixed by the product specification. */
export const actionMessages = {
  actionFailed: 'Action failed',
  saveFailed: 'Save failed',
  deleteFailed: 'Delete failed',
} as const;
