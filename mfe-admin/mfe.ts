import { defineMfe } from '@storyloom/mfe/define';

export default defineMfe({
  name: 'admin',
  routes: [
    {
      id: 'admin',
      path: '/admin/:section?/:id?',
      layout: 'empty',
      ssr: false,
      title: 'Administration - Storyloom',
      validate: {
        params: {
          section: {
            kind: 'choice',
            values: ['moderation', 'users', 'points', 'creators', 'editorial', 'statistics', 'audit'],
          },
          id: { kind: 'name', maxLength: 32, hyphens: false },
        },
        status: 404,
      },
      load: () => import('./routes/admin.tsx'),
    },
  ],
});
