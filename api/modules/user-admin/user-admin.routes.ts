import { blockUser } from '@storyloom/contract/admin/endpoints/block-user';
import { endSessions } from '@storyloom/contract/admin/endpoints/end-sessions';
import { ledger } from '@storyloom/contract/admin/endpoints/ledger';
import { receipt } from '@storyloom/contract/admin/endpoints/receipt';
import { unblockUser } from '@storyloom/contract/admin/endpoints/unblock-user';
import { user } from '@storyloom/contract/admin/endpoints/user';
import { users } from '@storyloom/contract/admin/endpoints/users';
import { type Route, route } from '../../platform/http/route.ts';
import type { UserAdmin } from './user-admin.service.ts';

export function userAdminRoutes(admin: UserAdmin): Route[] {
  return [
    route(users, ({ viewer, input }) => admin.list(viewer, input)),
    route(user, ({ viewer, input }) => admin.detail(viewer, input.userId)),
    route(ledger, ({ viewer, input }) => admin.ledger(viewer, input)),
    route(receipt, ({ viewer, input }) => admin.receipt(viewer, input)),
    route(blockUser, ({ viewer, input }) => admin.block(viewer, input)),
    route(unblockUser, ({ viewer, input }) => admin.unblock(viewer, input)),
    route(endSessions, ({ viewer, input }) => admin.endSessions(viewer, input.userId)),
  ];
}
