/** The shell's slots: those of the header, from left to right. The registry refuses other names. */
export const slotNames = ['header-balance', 'header-account'] as const;
