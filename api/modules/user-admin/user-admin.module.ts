import type { ApiModule } from '../../platform/module.ts';
import { userAdminRoutes } from './user-admin.routes.ts';
import { createUserAdmin } from './user-admin.service.ts';

export const createUserAdminModule = (parts: Parameters<typeof createUserAdmin>[0]) =>
  ({ routes: userAdminRoutes(createUserAdmin(parts)) }) satisfies ApiModule;
