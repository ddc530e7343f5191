/**
 * Request header with the id of the composition that a document runs. The API logs it, so that an error can be traced to
 * the releases that were live in the page.
 */
export const compositionHeader = 'x-composition';
