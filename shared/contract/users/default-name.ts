/** The name of a person who has not chosen one. */
export const defaultName = (userId: string) => `Reader ${userId.slice(0, 4)}`;
