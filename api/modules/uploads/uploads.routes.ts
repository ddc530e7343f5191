import { image } from '@storyloom/contract/uploads/endpoints/image';
import { type Route, route } from '../../platform/http/route.ts';
import type { Uploads } from './uploads.service.ts';

export function uploadsRoutes(uploads: Uploads): Route[] {
  return [
    route(image, ({ viewer, input, request }) =>
      uploads.storeImage(viewer.userId, input.file, request.signal),
    ),
  ];
}
