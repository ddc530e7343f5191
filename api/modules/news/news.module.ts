import type { ApiModule } from '../../platform/module.ts';
import { eraseThanks, mergeThanks, ownThanks } from './news.repository.ts';
import { newsRoutes } from './news.routes.ts';
import { createNews } from './news.service.ts';

export const createNewsModule = (parts: Parameters<typeof createNews>[0]) =>
  ({
    routes: newsRoutes(createNews(parts)),
    merge: { thanks: { columns: ['story_thanks.user_id'], move: mergeThanks } },
    erase: { thanks: eraseThanks },
    ownData: [ownThanks],
  }) satisfies ApiModule;
