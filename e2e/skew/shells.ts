import { home } from '../support/site.ts';

/** Addresses of the hosts, by the checkout of their shell. */
export const shells = { now: home, before: 'http://localhost:5750' };
