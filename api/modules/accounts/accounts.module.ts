import type { ApiModule } from '../../platform/module.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { type AccountsParts, createAccounts } from './accounts.service.ts';
import { ownIdentities, ownMailLogin } from './own-data.ts';

export function createAccountsModule(parts: AccountsParts) {
  const service = createAccounts(parts);
  return {
    service,
    routes: accountsRoutes(service),
    jobs: service.jobs,
    ownData: [ownMailLogin, ownIdentities],
  } satisfies ApiModule;
}
