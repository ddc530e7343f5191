/**
 * Flags of Node for the API. Objects of a request live longer than the 16 MB of Node's default fill, so they move to the old
 * space, whose collections delay other requests by 100 ms and more on two cores.
 */
export const apiNodeFlags = ['--max-semi-space-size=64'];
