/** The pattern of `like` for texts that begin with this one. */
export const likePrefix = (text: string): string => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
