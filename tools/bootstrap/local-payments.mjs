// @ts-check
import { isTriedOut } from './tried-out.mjs';

/**
 * Whether to start the stand-in for Paddle: no account of Paddle is configured, and visitors reach the site by a loopback address.
 *
 * @param {Record<string, string | undefined>} env
 */
export function usesLocalPayments(env) {
  return !env.PADDLE_API_KEY && isTriedOut(env);
}
