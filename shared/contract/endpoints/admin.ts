import type { Endpoint } from '../endpoint.ts';
import { audit as adminAudit } from './admin/audit.ts';
import { blockUser as adminBlockUser } from './admin/block-user.ts';
import { contracts as adminContracts } from './admin/contracts.ts';
import { decideContract as adminDecideContract } from './admin/decide-contract.ts';
import { decideGrant as adminDecideGrant } from './admin/decide-grant.ts';
import { decideWithdrawal as adminDecideWithdrawal } from './admin/decide-withdrawal.ts';
import { endSessions as adminEndSessions } from './admin/end-sessions.ts';
import { grant as adminGrant } from './admin/grant.ts';
import { grants as adminGrants } from './admin/grants.ts';
import { ledger as adminLedger } from './admin/ledger.ts';
import { membership as adminMembership } from './admin/membership.ts';
import { orders as adminOrders } from './admin/orders.ts';
import { payWithdrawal as adminPayWithdrawal } from './admin/pay-withdrawal.ts';
import { receipt as adminReceipt } from './admin/receipt.ts';
import { stuckWithdrawals as adminStuckWithdrawals } from './admin/stuck-withdrawals.ts';
import { unblockUser as adminUnblockUser } from './admin/unblock-user.ts';
import { user as adminUser } from './admin/user.ts';
import { users as adminUsers } from './admin/users.ts';
import { withdrawalDocument as adminWithdrawalDocument } from './admin/withdrawal-document.ts';
import { withdrawals as adminWithdrawals } from './admin/withdrawals.ts';

/** The endpoints of administrators, by name. */
export const adminEndpoints = {
  'admin.audit': adminAudit,
  'admin.blockUser': adminBlockUser,
  'admin.endSessions': adminEndSessions,
  'admin.ledger': adminLedger,
  'admin.unblockUser': adminUnblockUser,
  'admin.user': adminUser,
  'admin.users': adminUsers,
  'admin.contracts': adminContracts,
  'admin.decideContract': adminDecideContract,
  'admin.decideWithdrawal': adminDecideWithdrawal,
  'admin.payWithdrawal': adminPayWithdrawal,
  'admin.stuckWithdrawals': adminStuckWithdrawals,
  'admin.withdrawalDocument': adminWithdrawalDocument,
  'admin.withdrawals': adminWithdrawals,
  'admin.decideGrant': adminDecideGrant,
  'admin.grant': adminGrant,
  'admin.grants': adminGrants,
  'admin.membership': adminMembership,
  'admin.orders': adminOrders,
  'admin.receipt': adminReceipt,
} as const satisfies Record<string, Endpoint>;
