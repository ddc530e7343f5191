import type { ApiModule } from '../../platform/module.ts';
import { eraseCards, mergeCards } from './cards.repository.ts';
import { cardsRoutes } from './cards.routes.ts';
import { createCards } from './cards.service.ts';
import { ownCards } from './own-data.ts';
import type { CardsParts } from './parts.ts';

export function createCardsModule(parts: CardsParts) {
  const service = createCards(parts);
  return {
    service,
    routes: cardsRoutes(service),
    jobs: service.jobs,
    merge: { cards: { columns: ['card_imports.user_id'], move: mergeCards } },
    erase: { cards: eraseCards },
    ownData: [ownCards],
  } satisfies ApiModule;
}
