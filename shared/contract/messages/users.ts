/** Texts of accounts, fixed by the product specification. */
export const userMessages = { pleaseLogIn: 'Please log in' } as const;
