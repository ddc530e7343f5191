import { defineMfe, offerDialog } from '@storyloom/mfe/define';
import { communityRules } from './contract/community-rules.ts';
import { topicPosted } from './contract/topic-posted.ts';

export default defineMfe({
  name: 'community',
  routes: [
    {
      id: 'topics',
      path: '/community',
      title: 'Community - Storyloom',
      load: () => import('./routes/topics.tsx'),
    },
  ],
  navigation: [
    // Lucide’s “message-square”.
    {
      place: 'bar',
      label: { en: 'Community' },
      icon: 'M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z',
      path: '/community',
      order: 45,
    },
  ],
  dialogs: [offerDialog(communityRules, () => import('./dialogs/community-rules.tsx'))],
  events: { emits: [topicPosted], listens: [topicPosted] },
});
