import type { Model } from '@storyloom/contract/entities/model';
import { prices } from '@storyloom/contract/limits/points';
import type { Models } from '../providers/providers.service.ts';

/** The models a reader can choose from, with their prices. Premium is locked until there are plans. */
export function listModels({ standard, premium, isOffline }: Models): Model[] {
  const isSame = premium === standard;
  return [
    {
      id: 'standard',
      name: isOffline ? 'Storyteller' : standard,
      description: isOffline
        ? 'Built in. Writes from the story’s own notes, no AI model.'
        : 'The everyday model, right for most scenes.',
      price: prices.reply,
      isPremium: false,
      isLocked: false,
      isDefault: true,
      isOffline,
    },
    {
      id: 'premium',
      name: isSame ? 'Premium' : premium,
      description: isSame
        ? 'Coming soon. A stronger model will be available to members.'
        : 'For members: the stronger of the two models.',
      price: prices.premiumReply,
      isPremium: true,
      isLocked: true,
      isDefault: false,
      isOffline,
    },
  ];
}
