import { image } from '@storyloom/contract/endpoints/uploads/image';
import { type Route, route } from '../../platform/http/route.ts';
import type { Uploads } from './uploads.service.ts';

export function uploadsRoutes(uploads: Uploads): Route[] {
  return [route(image, ({ input, request }) => uploads.storeImage(input.file, request.signal))];
}
