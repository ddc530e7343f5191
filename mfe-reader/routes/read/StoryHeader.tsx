import { modelPicker } from '@storyloom/contract/chat/dialogs/model-picker';
import { formatWhole } from '@storyloom/contract/core/count-format';
import { getMorePoints } from '@storyloom/contract/points/dialogs/get-more-points';
import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { useHost, useSession } from '@storyloom/mfe';
import { Bot, LogIn, Sparkle } from 'lucide-react';
import { useBalanceAfter } from '../../features/chat/use-balance-after.ts';
import { ReadingHeader } from '../../features/drawer/ReadingHeader.tsx';
import { nextPriceText } from '../../features/models/models.model.ts';
import { useModel } from '../../features/models/models.queries.ts';
import { drawerTabs } from './drawer-tabs.ts';

/** The header of a story on phones; its menu also has what wide screens show beside the story: the model, the points and the login. */
export function StoryHeader({ story }: { story: StoryDetail }) {
  const { dialogs, requireLogin } = useHost();
  const { status } = useSession();
  const model = useModel(story.id);
  const balance = useBalanceAfter(0);
  const price = nextPriceText(model);
  const items = [
    {
      id: 'model',
      label: 'Model',
      icon: <Bot />,
      note: model.name ? `${model.name} · ${price}` : price,
      onSelect: () => void dialogs.open(modelPicker, { storyId: story.id }),
    },
    {
      id: 'points',
      label: 'Points',
      icon: <Sparkle />,
      note: balance === null ? null : balance === 1 ? '1 point' : `${formatWhole(balance)} points`,
      onSelect: () => void dialogs.open(getMorePoints),
    },
    ...(status === 'real'
      ? []
      : [{ id: 'login', label: 'Log in', icon: <LogIn />, onSelect: () => void requireLogin() }]),
  ];
  return <ReadingHeader title={story.title} tabs={drawerTabs} items={items} />;
}
