import { tags } from '@storyloom/contract/editorial/endpoints/tags';
import { endpointQuery } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';

/** Tags recommended by the editors. */
export const tagsQuery = (host: Pick<Host, 'call'>) => endpointQuery(host, tags, {});
