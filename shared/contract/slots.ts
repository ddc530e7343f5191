/** Slots of the shell's header, from left to right. */
export const headerSlots = ['header-balance', 'header-account'] as const;

/** Slots that a page of one micro-frontend has for parts of another. */
export const pageSlots = ['profile-bookshelf', 'profile-saves', 'profile-history'] as const;
export type PageSlot = (typeof pageSlots)[number];

/** All slots. The registry refuses other names. */
export const slotNames = [...headerSlots, ...pageSlots] as const;
