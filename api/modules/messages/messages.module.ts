import type { ApiModule } from '../../platform/module.ts';
import { eraseMessages } from './erase.repository.ts';
import { mergeMessages } from './merge.repository.ts';
import { ownMessages } from './own-data.ts';
import { findReferencedPictures } from './pictures.repository.ts';

export const createMessagesModule = () =>
  ({
    merge: { messages: { columns: ['message_trees.user_id'], move: mergeMessages } },
    erase: { messages: eraseMessages },
    ownData: [ownMessages],
    pictures: findReferencedPictures,
  }) satisfies ApiModule;
