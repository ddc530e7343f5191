/** Texts of the chat, fixed by the product specification. */
export const chatMessages = { refreshFailed: 'Refresh failed' } as const;
