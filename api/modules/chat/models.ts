import type { Model } from '@storyloom/contract/entities/model';
import { points as prices } from '@storyloom/contract/limits';
import type { Models } from '../providers/providers.service.ts';

/** What a reader may choose between, with what each costs. Premium opens with a plan. */
export function listModels({ standard, premium, isOffline }: Models): Model[] {
  const isSame = premium === standard;
  return [
    {
      id: 'standard',
      name: isOffline ? 'Storyteller' : standard,
      description: isOffline
        ? 'Built in, writes from the story itself. No language model.'
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
        ? 'For members. No stronger model is connected to this site yet.'
        : 'For members: the stronger of the two models.',
      price: prices.premiumReply,
      isPremium: true,
      isLocked: true,
      isDefault: false,
      isOffline,
    },
  ];
}
