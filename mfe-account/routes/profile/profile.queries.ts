import { stats } from '@storyloom/contract/stories/endpoints/stats';
import { profile } from '@storyloom/contract/users/endpoints/profile';
import { endpointQuery } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';

/** The public part of a user. */
export const profileQuery = (host: Host, userId: string) => endpointQuery(host, profile, { userId });

/** The statistics of an author. */
export const statsQuery = (host: Host, authorId: string) => endpointQuery(host, stats, { authorId });
