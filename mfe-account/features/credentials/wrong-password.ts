import { BusinessError, isBusinessError } from '@storyloom/http/errors';

/** Replaces the server's message about a login, which names email and password, where only a password is asked for. */
export function throwWrongPassword(error: unknown): never {
  if (!isBusinessError(error, 'auth.bad_credentials')) throw error;
  throw new BusinessError(error.code, 'This password is wrong.', 'auth.bad_credentials', {});
}
