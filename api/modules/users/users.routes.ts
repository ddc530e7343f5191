import { anonymityRegister } from '@storyloom/contract/users/endpoints/anonymity-register';
import { profile } from '@storyloom/contract/users/endpoints/profile';
import { publicRoute, type Route } from '../../platform/http/route.ts';
import type { Users } from './users.service.ts';

export function usersRoutes(users: Users): Route[] {
  return [
    publicRoute(anonymityRegister, ({ request }) => users.registerGuest(request.userAgent)),
    publicRoute(profile, ({ input }) => users.profile(input.userId)),
  ];
}
