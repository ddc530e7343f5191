import { anonymityRegister } from '@storyloom/contract/endpoints/users/anonymity-register';
import { loginUser } from '@storyloom/contract/endpoints/users/login-user';
import { profile } from '@storyloom/contract/endpoints/users/profile';
import { publicRoute, type Route, route } from '../../platform/http/route.ts';
import type { Users } from './users.service.ts';

export function usersRoutes(users: Users): Route[] {
  return [
    publicRoute(anonymityRegister, () => users.registerGuest()),
    route(loginUser, ({ viewer }) => users.info(viewer.userId)),
    publicRoute(profile, ({ input }) => users.profile(input.userId)),
  ];
}
