import { authors } from '@storyloom/contract/follows/endpoints/authors';
import { follow } from '@storyloom/contract/follows/endpoints/follow';
import { followers } from '@storyloom/contract/follows/endpoints/followers';
import { state } from '@storyloom/contract/follows/endpoints/state';
import { stories } from '@storyloom/contract/follows/endpoints/stories';
import { unfollow } from '@storyloom/contract/follows/endpoints/unfollow';
import { publicRoute, type Route, route } from '../../platform/http/route.ts';
import type { Follows } from './follows.service.ts';

export function followsRoutes(follows: Follows): Route[] {
  return [
    publicRoute(state, ({ input, viewer }) => follows.readState(viewer, input.authorId)),
    route(follow, ({ input, viewer }) => follows.follow(viewer, input.authorId)),
    route(unfollow, ({ input, viewer }) => follows.unfollow(viewer, input.authorId)),
    publicRoute(followers, ({ input, viewer }) => follows.listFollowers(viewer, input)),
    route(authors, ({ input, viewer }) => follows.listAuthors(viewer, input)),
    route(stories, ({ viewer }) => follows.listStories(viewer)),
  ];
}
