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
  dialogs: [offerDialog(communityRules, () => import('./dialogs/community-rules.tsx'))],
  events: { emits: [topicPosted], listens: [topicPosted] },
});
