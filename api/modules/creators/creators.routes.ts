import { contracts } from '@storyloom/contract/admin/endpoints/contracts';
import { decideContract } from '@storyloom/contract/admin/endpoints/decide-contract';
import { decideWithdrawal } from '@storyloom/contract/admin/endpoints/decide-withdrawal';
import { payWithdrawal } from '@storyloom/contract/admin/endpoints/pay-withdrawal';
import { withdrawalDocument } from '@storyloom/contract/admin/endpoints/withdrawal-document';
import { withdrawals as allWithdrawals } from '@storyloom/contract/admin/endpoints/withdrawals';
import { changeWithdrawal } from '@storyloom/contract/creators/endpoints/change-withdrawal';
import { claim } from '@storyloom/contract/creators/endpoints/claim';
import { contract } from '@storyloom/contract/creators/endpoints/contract';
import { contractApply } from '@storyloom/contract/creators/endpoints/contract-apply';
import { document } from '@storyloom/contract/creators/endpoints/document';
import { earnings } from '@storyloom/contract/creators/endpoints/earnings';
import { withdraw } from '@storyloom/contract/creators/endpoints/withdraw';
import { withdrawals } from '@storyloom/contract/creators/endpoints/withdrawals';
import { type Route, route } from '../../platform/http/route.ts';
import type { Creators } from './creators.service.ts';

export function creatorsRoutes(creators: Creators): Route[] {
  const { contracts: agreements, withdrawals: own, review, documents } = creators;
  return [
    route(earnings, ({ viewer }) => creators.earnings(viewer.userId)),
    route(claim, ({ viewer, input }) => creators.claim(viewer.userId, input.tier)),
    route(contract, ({ viewer }) => agreements.read(viewer.userId)),
    route(contractApply, ({ viewer, input }) => agreements.apply(viewer.userId, input.message)),
    route(document, ({ viewer, input, request }) =>
      documents.store(viewer.userId, { ...input, site: request.site, signal: request.signal }),
    ),
    route(withdraw, ({ viewer, input }) => own.request(viewer.userId, input)),
    route(changeWithdrawal, ({ viewer, input }) => own.change(viewer.userId, input)),
    route(withdrawals, ({ viewer, input }) => own.list(viewer.userId, input)),
    route(contracts, ({ input }) => agreements.list(input)),
    route(decideContract, ({ viewer, input }) => agreements.decide(viewer.userId, input)),
    route(allWithdrawals, ({ viewer, input }) => review.list(viewer.userId, input)),
    route(decideWithdrawal, ({ viewer, input }) => review.decide(viewer.userId, input)),
    route(payWithdrawal, ({ viewer, input }) => review.pay(viewer.userId, input)),
    route(withdrawalDocument, ({ viewer, input }) => review.document(viewer.userId, input.id)),
  ];
}
