import { pointsChanged } from '@storyloom/contract/points/events/points-changed';
import { storyChanged } from '@storyloom/contract/stories/events/story-changed';
import { storyDeleted } from '@storyloom/contract/stories/events/story-deleted';
import { storyPublished } from '@storyloom/contract/stories/events/story-published';
import { workChanged } from '@storyloom/contract/stories/events/work-changed';
import { defineMfe } from '@storyloom/mfe/define';

export default defineMfe({
  name: 'creator',
  routes: [
    {
      id: 'build',
      path: '/build',
      title: 'Your works - Storyloom',
      load: () => import('./routes/build.tsx'),
    },
    {
      id: 'earnings',
      path: '/build/earnings',
      title: 'Earnings - Storyloom',
      load: () => import('./routes/earnings.tsx'),
    },
    {
      id: 'statistics',
      path: '/build/statistics/:storyId?',
      title: 'Statistics - Storyloom',
      validate: {
        params: { storyId: { kind: 'name', maxLength: 32, hyphens: false } },
        status: 404,
      },
      load: () => import('./routes/statistics.tsx'),
    },
    {
      id: 'script',
      path: '/script',
      layout: 'empty',
      title: 'Write - Storyloom',
      load: () => import('./routes/script.tsx'),
    },
    {
      id: 'script-edit',
      path: '/script/edit',
      layout: 'empty',
      ssr: false,
      title: 'Edit Script',
      load: () => import('./routes/script-edit.tsx'),
    },
  ],
  slots: { 'offline-drafts': () => import('./slots/offline-drafts.tsx') },
  events: {
    emits: [pointsChanged, storyChanged, storyDeleted, storyPublished, workChanged],
    listens: [pointsChanged, storyPublished],
  },
});
