import { defineMfe } from '@storyloom/mfe/define';

export default defineMfe({
  name: 'reader',
  routes: [
    {
      id: 'home',
      path: '/',
      // It has no parameter, so it is one page: who comes back from a story finds the feed where it was.
      keepAlive: 'feed',
      title: 'Storyloom - AI interactive stories and characters',
      load: () => import('./routes/home.tsx'),
    },
    {
      id: 'read',
      path: '/read/:bookId',
      keepAlive: 'bookId',
      validate: { params: { bookId: '^[a-z0-9]+(-.*)?$' }, status: 404 },
      load: () => import('./routes/read.tsx'),
    },
  ],
  events: { emits: ['points.changed@1', 'chat.settled@1', 'settings.changed@1'] },
});
