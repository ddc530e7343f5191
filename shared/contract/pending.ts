import type { EndpointName } from './endpoints/all.ts';

type Capability = 'reader' | 'creator' | 'account' | 'points' | 'platform';

/** Endpoints without a handler, each with the capability that adds it. `pending.test.ts` pins the list. */
export const pending: Partial<Record<EndpointName, Capability>> = {
  'saves.moveVersion': 'creator',
  'saves.news': 'creator',
  'stories.preview': 'creator',
  'stories.thank': 'creator',
  'creators.claim': 'creator',
  'creators.contractApply': 'creator',
  'creators.contract': 'creator',
  'creators.document': 'creator',
  'creators.earnings': 'creator',
  'creators.withdraw': 'creator',
  'creators.withdrawals': 'creator',
  'creators.changeWithdrawal': 'creator',
  'creators.statistics': 'creator',
  'stories.visit': 'creator',
  'admin.contracts': 'creator',
  'admin.decideContract': 'creator',
  'admin.decideWithdrawal': 'creator',
  'admin.payWithdrawal': 'creator',
  'admin.withdrawalDocument': 'creator',
  'admin.withdrawals': 'creator',
};

/** Dialogs that no micro-frontend offers yet, by reference. What opens one must work without it. */
export const pendingDialogs: Readonly<Record<string, Capability>> = {};

/** Events that nothing emits or listens to yet, by reference. */
export const pendingEvents: Readonly<Record<string, Capability>> = {};
