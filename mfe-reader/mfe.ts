import { defineMfe } from '@storyloom/mfe/define';

export default defineMfe({
  name: 'reader',
  routes: [
    {
      id: 'home',
      path: '/',
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
