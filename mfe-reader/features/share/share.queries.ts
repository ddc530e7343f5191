import { detail } from '@storyloom/contract/shares/endpoints/detail';
import type { ShareDetail } from '@storyloom/contract/shares/entities/share';
import type { Host } from '@storyloom/mfe/host';

const firstPage: number | null = null;

/** A shared path in pages of 100 messages, oldest first. */
export const shareQuery = (host: Pick<Host, 'call'>, id: string) => ({
  queryKey: [detail.path, { id }],
  queryFn: ({ pageParam, signal }: { pageParam: number | null; signal: AbortSignal }) =>
    host.call(detail, { id, ...(pageParam !== null && { after: pageParam }) }, { signal }),
  initialPageParam: firstPage,
  getNextPageParam: (last: ShareDetail) => last.nextAfter,
});
