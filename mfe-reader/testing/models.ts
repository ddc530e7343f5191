import type { Model } from '@storyloom/contract/entities/model';

export function modelOf(part: Partial<Model> & { id: string }): Model {
  return {
    name: `Model ${part.id}`,
    description: 'Right for most scenes.',
    price: 1,
    isPremium: false,
    isLocked: false,
    isDefault: false,
    isOffline: false,
    ...part,
  };
}
