/**
 * The facade: the one module of ours that host and remotes share at run time. Sharing the raw router and query
 * packages would stop tree-shaking, so it exports only what is used.
 */
export {
  HydrationBoundary,
  keepPreviousData,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';
export {
  createPath,
  Link,
  matchPath,
  NavLink,
  Outlet,
  useBlocker,
  useHref,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useOutlet,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { createBus, silentBus } from './bus.ts';
export { defineFlags } from './flags.ts';
export { Canonical, JsonLd } from './head.ts';
export { HostContext, hostRouterContext, useConsent, useHost, useSession } from './host.ts';
export { ownPagedQuery, ownQuery } from './own-query.ts';
export { createQueryClient, endpointQuery, pagedQuery } from './query.ts';
export { gone, movedTo, notFound } from './responses.ts';
export { Slot, SlotContext } from './slot.ts';
export { useInvalidateOn } from './use-invalidate-on.ts';
export { setOrigin, useOrigin } from './use-origin.ts';
export { DocumentQueriesContext, documentQueriesOf, useQuery } from './use-query.ts';
