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
      validate: { params: { userId: '^[a-z0-9]{1,32}$' }, status: 404 },
      load: () => import('./routes/user-profile.tsx'),
    },
  ],
  events: { emits: [settingsChanged] },
});
