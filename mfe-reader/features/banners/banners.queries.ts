import { banners } from '@storyloom/contract/editorial/endpoints/banners';
import { endpointQuery } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';

export const bannersQuery = (host: Pick<Host, 'call'>) => endpointQuery(host, banners, {});
