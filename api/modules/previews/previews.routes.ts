import { preview } from '@storyloom/contract/stories/endpoints/preview';
import { type Route, route } from '../../platform/http/route.ts';
import type { Previews } from './previews.service.ts';

export const previewsRoutes = (previews: Previews): Route[] => [
  route(preview, ({ viewer, input }) => previews.prepare(viewer, input)),
];
