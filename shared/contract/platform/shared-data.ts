import type { Endpoint } from '../core/endpoint.ts';
import { account } from '../points/endpoints/account.ts';
import { userSettingInfo } from '../users/endpoints/user-setting-info.ts';

/**
 * Shared data: answers that the shell and all micro-frontends read from one cache entry. All others are cached for each
 * micro-frontend, which learns of changes elsewhere from events.
 *
 * - the balance: one request for the header and the prices on the page; who shows it without the header listens to
 *   `points.changed`
 * - the settings: the shell reads those that it or the account micro-frontend has just saved
 */
export const sharedData: readonly Endpoint[] = [account, userSettingInfo];
