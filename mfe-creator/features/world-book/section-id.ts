/** The id of the world book's section, which takes the focus for fields that are on another tab. */
export const worldBookSectionId = 'studio-world-book';
