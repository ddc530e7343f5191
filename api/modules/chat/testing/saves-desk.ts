import { list } from '@storyloom/contract/endpoints/archives/list';
import { dialogList } from '@storyloom/contract/endpoints/chat/dialog-list';
import type { Archive } from '@storyloom/contract/entities/archive';
import type { Message } from '@storyloom/contract/entities/message';
import type { Reader } from './reader.ts';

/** What one reader does with the saves of one story. */
export function savesDesk(reader: Reader, storyId: string) {
  const post = (path: string, body: object) => reader.post(`/ai-lab/ai-story/${path}`, body);
  return {
    create: (wishes: object = {}) => post('archive/create', { storyId, ...wishes }),
    load: (id: string) => post('archive/load', { id }),
    remove: (id: string) => post('archive/delete', { id }),
    move: (id: string, messageId: string, rest: object = {}) =>
      post('archive/move', { id, messageId, ...rest }),
    choose: (archiveId: string, messageId: string) => post('dialog/choose', { archiveId, messageId }),
    edit: (messageId: string, content: string) => post('modify-assistant-message', { messageId, content }),
    endDialog: () => post('dialog/delete', { storyId }),
    regenerate: (messageId: string, clientRequestId: string) =>
      post('refresh', { storyId, messageId, clientRequestId }),

    async saves(): Promise<Archive[]> {
      return list.data.parse((await reader.get(`/ai-lab/ai-story/archive/list?storyId=${storyId}`)).data);
    },
    async current(): Promise<Archive> {
      const found = (await this.saves()).find(({ isCurrent }) => isCurrent);
      if (found === undefined) throw new Error('no save is current');
      return found;
    },
    /** The path of a save, or of the current one, newest first; at most 50. */
    async path(archiveId?: string): Promise<Message[]> {
      const named = archiveId === undefined ? '' : `&archiveId=${archiveId}`;
      const answer = await reader.get(`/ai-lab/ai-story/dialog/list?storyId=${storyId}&size=50${named}`);
      return dialogList.data.parse(answer.data).pageList;
    },
  };
}
