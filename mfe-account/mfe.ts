import { settingsChanged } from '@storyloom/contract/events/settings-changed';
import { defineMfe } from '@storyloom/mfe/define';

export default defineMfe({
  name: 'account',
  routes: [
    { id: 'profile', path: '/user/profile', title: 'Profile', load: () => import('./routes/profile.tsx') },
    {
      id: 'user-profile',
      path: '/user/profile/:userId',
      keepAlive: 'userId',
      validate: { params: { userId: { kind: 'name', maxLength: 32, hyphens: false } }, status: 404 },
      load: () => import('./routes/user-profile.tsx'),
    },
  ],
  events: { emits: [settingsChanged] },
});
