import { defineMfe } from '@storyloom/mfe/define';

export default defineMfe({
  name: 'creator',
  routes: [{ id: 'build', path: '/build', title: 'Build', load: () => import('./routes/build.tsx') }],
  events: { listens: ['story.published@1', 'story.changed@1', 'story.deleted@1'] },
});
