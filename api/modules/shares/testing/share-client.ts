import { page } from '@storyloom/contract/shares/endpoints/page';
import { type Share, type ShareDetail, share, shareDetail } from '@storyloom/contract/shares/entities/share';
import type { Reader } from '../../chat/testing/reader.ts';

const PATH = '/ai-lab/ai-story/share-archive';

/** Calls of one reader about shares. */
export function createShareClient(reader: Reader) {
  const send = {
    share: (archiveId: string, rest: object = {}) => reader.post(`${PATH}/share`, { archiveId, ...rest }),
    open: (id: string, rest = '') => reader.get(`${PATH}/detail?id=${id}${rest}`),
    revoke: (id: string) => reader.post(`${PATH}/revoke`, { id }),
    continue: (id: string, rest: object = {}) => reader.post(`${PATH}/continue`, { id, ...rest }),
  };
  return {
    ...send,
    /** Shares; throws if the API refuses. */
    async make(archiveId: string, rest: object = {}): Promise<Share> {
      return share.parse((await send.share(archiveId, rest)).data);
    },
    async read(id: string, rest = ''): Promise<ShareDetail> {
      return shareDetail.parse((await send.open(id, rest)).data);
    },
    async own(query = ''): Promise<Share[]> {
      return page.data.parse((await reader.get(`${PATH}/page?${query}`)).data).pageList;
    },
  };
}
