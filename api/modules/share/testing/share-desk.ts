import { page } from '@storyloom/contract/endpoints/share/page';
import { type Share, type ShareDetail, share, shareDetail } from '@storyloom/contract/entities/share';
import type { Reader } from '../../chat/testing/reader.ts';

const PATH = '/ai-lab/ai-story/share-archive';

/** What one reader does with shares. */
export function shareDesk(reader: Reader) {
  const ask = {
    share: (archiveId: string, rest: object = {}) => reader.post(`${PATH}/share`, { archiveId, ...rest }),
    open: (id: string, rest = '') => reader.get(`${PATH}/detail?id=${id}${rest}`),
    revoke: (id: string) => reader.post(`${PATH}/revoke`, { id }),
    goOn: (id: string, rest: object = {}) => reader.post(`${PATH}/continue`, { id, ...rest }),
  };
  return {
    ...ask,
    /** Shares and expects no refusal. */
    async make(archiveId: string, rest: object = {}): Promise<Share> {
      return share.parse((await ask.share(archiveId, rest)).data);
    },
    async read(id: string, rest = ''): Promise<ShareDetail> {
      return shareDetail.parse((await ask.open(id, rest)).data);
    },
    async own(query = ''): Promise<Share[]> {
      return page.data.parse((await reader.get(`${PATH}/page?${query}`)).data).pageList;
    },
  };
}
