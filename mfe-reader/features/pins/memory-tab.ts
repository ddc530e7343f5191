/** The drawer's tab of what a save remembers. */
export const memoryTab = 'memory';
