import { anonymityRegister } from '@storyloom/contract/users/endpoints/anonymity-register';
import { profile } from '@storyloom/contract/users/endpoints/profile';
import { referrals } from '@storyloom/contract/users/endpoints/referrals';
import { publicRoute, type Route, route } from '../../platform/http/route.ts';
import type { Users } from './users.service.ts';

export function usersRoutes(users: Users): Route[] {
  return [
    publicRoute(anonymityRegister, ({ request }) => users.registerGuest(request.userAgent)),
    route(referrals, async ({ viewer }) => ({ count: await users.countReferred(viewer.userId) })),
    publicRoute(profile, ({ input }) => users.profile(input.userId)),
  ];
}
