import { dialogList } from '@storyloom/contract/chat/endpoints/dialog-list';
import type { Message } from '@storyloom/contract/chat/entities/message';
import { listSaves } from '@storyloom/contract/saves/endpoints/list-saves';
import type { Save } from '@storyloom/contract/saves/entities/save';
import type { Reader } from '../../chat/testing/reader.ts';

/** Requests of one reader about the saves of one story. */
export function createSavesClient(reader: Reader, storyId: string) {
  const post = (path: string, body: object) => reader.post(`/ai-lab/ai-story/${path}`, body);

  async function saves(): Promise<Save[]> {
    return listSaves.data.parse((await reader.get(`/ai-lab/ai-story/archive/list?storyId=${storyId}`)).data);
  }

  /** The head of a save, or of the current one; `unknown` for a save of another reader. */
  async function headOf(archiveId?: string): Promise<string> {
    const save = (await saves()).find(({ id, isCurrent }) => (archiveId ? id === archiveId : isCurrent));
    return save?.headMessageId ?? 'unknown';
  }

  return {
    create: (options: object = {}) => post('archive/create', { storyId, ...options }),
    restart: (options: object = {}) => post('archive/restart', { storyId, ...options }),
    load: (id: string) => post('archive/load', { id }),
    remove: (id: string) => post('archive/delete', { id }),
    /** Uses the current head by default, as an up-to-date page does; so do `choose` and `edit`. */
    async move(id: string, messageId: string, expectedHeadId?: string) {
      return post('archive/move', { id, messageId, expectedHeadId: expectedHeadId ?? (await headOf(id)) });
    },
    async choose(archiveId: string, messageId: string, expectedHeadId?: string) {
      const head = expectedHeadId ?? (await headOf(archiveId));
      return post('dialog/choose', { archiveId, messageId, expectedHeadId: head });
    },
    async edit(messageId: string, content: string, expectedHeadId?: string) {
      const head = expectedHeadId ?? (await headOf());
      return post('modify-assistant-message', { messageId, content, expectedHeadId: head });
    },
    endDialog: () => post('dialog/delete', { storyId }),
    regenerate: (messageId: string, clientRequestId: string, expectedHeadId?: string) =>
      post('refresh', { storyId, messageId, clientRequestId, expectedHeadId }),

    saves,
    async current(): Promise<Save> {
      const found = (await saves()).find(({ isCurrent }) => isCurrent);
      if (found === undefined) throw new Error('no save is current');
      return found;
    },
    /** The path of a save, or of the current one, newest first; at most 50. */
    async path(archiveId?: string): Promise<Message[]> {
      const named = archiveId === undefined ? '' : `&archiveId=${archiveId}`;
      const response = await reader.get(`/ai-lab/ai-story/dialog/list?storyId=${storyId}&size=50${named}`);
      return dialogList.data.parse(response.data).pageList;
    },
  };
}
