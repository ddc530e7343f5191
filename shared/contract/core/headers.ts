/**
 * Request header with the id of the composition that a document runs. The API logs it, so that an error can be traced to
 * the releases that were live in the page.
 */
export const compositionHeader = 'x-composition';

/**
 * Request header with the origin at which the visitor has this site, set by the host. Absent from calls that
 * bypass the host.
 */
export const siteHeader = 'x-site-origin';
