/** Texts of the points history, fixed by the product specification. */
export const pointsMessages = { noRecords: 'No records' } as const;
