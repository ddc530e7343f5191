import { news } from '@storyloom/contract/saves/endpoints/news';
import { thank } from '@storyloom/contract/stories/endpoints/thank';
import { type Route, route } from '../../platform/http/route.ts';
import type { News } from './news.service.ts';

export function newsRoutes(readerNews: News): Route[] {
  return [
    route(news, ({ viewer, input }) => readerNews.read(viewer.userId, input.id)),
    route(thank, ({ viewer, input }) => readerNews.thank(viewer.userId, input.saveId)),
  ];
}
