import type { EndpointName } from './endpoints/all.ts';

type Capability = 'reader' | 'creator' | 'account' | 'points' | 'platform';

/** Endpoints without a handler, each with the capability that adds it. `pending.test.ts` pins the list. */
export const pending: Partial<Record<EndpointName, Capability>> = {};

/** Dialogs that no micro-frontend offers yet, by reference. Code that opens one must work without it. */
export const pendingDialogs: Readonly<Record<string, Capability>> = {};

/** Events that nothing emits or listens to yet, by reference. */
export const pendingEvents: Readonly<Record<string, Capability>> = {};
