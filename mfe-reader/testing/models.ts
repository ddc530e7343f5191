import type { Model } from '@storyloom/contract/chat/entities/model';

export function modelOf(part: Partial<Model> & { id: string }): Model {
  return {
    name: `Model ${part.id}`,
    description: 'Right for most scenes.',
    price: 1,
    freeRepliesLeft: null,
    isPremium: false,
    isLocked: false,
    isConnected: true,
    isDefault: false,
    isOffline: false,
    ...part,
  };
}
