import { anonymityRegister } from '@storyloom/contract/endpoints/users/anonymity-register';
import { loginUser } from '@storyloom/contract/endpoints/users/login-user';
import { profile } from '@storyloom/contract/endpoints/users/profile';
import { publicRoute, type Route, route } from '../../platform/http/route.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import type { Users } from './users.service.ts';

export function usersRoutes(parts: { users: Users; limiter: RateLimiter; guestsPerMinute: number }): Route[] {
  const { users, limiter, guestsPerMinute } = parts;
  return [
    publicRoute(anonymityRegister, async ({ request }) => {
      const key = `guest:${request.network}`;
      await limiter.take({ key, max: guestsPerMinute, windowSeconds: 60 });
      return users.registerGuest();
    }),
    route(loginUser, ({ viewer }) => users.info(viewer.userId)),
    publicRoute(profile, ({ input }) => users.profile(input.userId)),
  ];
}
