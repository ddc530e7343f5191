import type { Model } from '@storyloom/contract/chat/entities/model';
import type { MemberAccount } from '@storyloom/contract/points/entities/member-account';
import type { PointsAccount } from '@storyloom/contract/points/entities/points-account';
import { prices } from '@storyloom/contract/points/limits';
import { hasPremium, type Models } from '../providers/providers.service.ts';

/** Benefits of a reader's membership in the chat. */
export interface ChatBenefits extends Pick<MemberAccount, 'premiumModels'> {
  /** Free standard replies left until the end of the UTC day; null without a plan that has them. */
  freeRepliesLeft: number | null;
  /** The reader has no point for a reply, and none to claim today. */
  isOutOfPoints: boolean;
}

/** True if the reader has no points and has claimed those of today. The built-in storyteller is free for this reader. */
export const isOutOfPoints = ({ totalIntegral, isSignInToday }: PointsAccount): boolean =>
  isSignInToday && totalIntegral < prices.reply;

/** Lists the models that a reader can choose from, with the reader's prices. */
export function listModels(
  models: Models,
  { premiumModels, freeRepliesLeft, isOutOfPoints }: ChatBenefits,
): Model[] {
  const { standard, premium, isOffline } = models;
  const isConnected = hasPremium(models);
  const isFree = freeRepliesLeft !== null && freeRepliesLeft > 0;
  const everyday = {
    freeRepliesLeft,
    isPremium: false,
    isLocked: false,
    isConnected: true,
  };
  const storyteller = {
    ...everyday,
    name: 'Storyteller',
    description: 'Built in. Writes from the story’s own notes, no AI model.',
    price: isFree || isOutOfPoints ? 0 : prices.reply,
    isOffline: true,
  };
  const named = {
    ...everyday,
    name: standard,
    description: 'The everyday model, right for most scenes.',
    price: isFree ? 0 : prices.reply,
    isOffline: false,
  };
  return [
    { ...(isOffline ? storyteller : named), id: 'standard', isDefault: true },
    {
      id: 'premium',
      name: isConnected ? premium : 'Premium',
      description: isConnected
        ? 'For members: the stronger of the two models.'
        : 'Coming soon. A stronger model will be available to members.',
      price: prices.premiumReply,
      freeRepliesLeft: null,
      isPremium: true,
      isLocked: !isConnected || !premiumModels,
      isConnected,
      isDefault: false,
      isOffline,
    },
    ...(isOffline ? [] : [{ ...storyteller, id: 'storyteller', isDefault: false }]),
  ];
}
