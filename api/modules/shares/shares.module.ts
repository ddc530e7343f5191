import type { ApiModule } from '../../platform/module.ts';
import { eraseShares } from './erase.repository.ts';
import { mergeShares } from './merge.repository.ts';
import { ownContinuations, ownOpenedShares, ownShares } from './own-data.ts';
import { findReferencedPictures } from './shares.repository.ts';
import { sharesRoutes } from './shares.routes.ts';
import { createShares } from './shares.service.ts';

const columns = ['shares.user_id', 'share_opens.user_id', 'share_continuations.user_id'];

export function createSharesModule(parts: Parameters<typeof createShares>[0]) {
  const service = createShares(parts);
  return {
    service,
    routes: sharesRoutes(service),
    merge: { shares: { columns, move: mergeShares } },
    erase: { shares: eraseShares },
    ownData: [ownShares, ownOpenedShares, ownContinuations],
    pictures: findReferencedPictures,
  } satisfies ApiModule;
}
