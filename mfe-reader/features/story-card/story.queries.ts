import { viewDetail } from '@storyloom/contract/stories/endpoints/view-detail';
import { endpointQuery } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';

export const storyQuery = (host: Pick<Host, 'call'>, id: string) => endpointQuery(host, viewDetail, { id });
