import { bodyLimit } from 'hono/body-limit';
import { RegistryError } from '../platform/errors.ts';

export const fileLimit = bodyLimit({
  maxSize: 20 * 1024 * 1024,
  onError: () => {
    throw new RegistryError(413, 'This is too large: a request may have at most 20 MB.');
  },
});
