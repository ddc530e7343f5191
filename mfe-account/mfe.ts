import { followChanged } from '@storyloom/contract/follows/events/follow-changed';
import { report } from '@storyloom/contract/moderation/dialogs/report';
import { downloadApp } from '@storyloom/contract/platform/dialogs/download-app';
import { memberChanged } from '@storyloom/contract/points/events/member-changed';
import { storyChanged } from '@storyloom/contract/stories/events/story-changed';
import { storyDeleted } from '@storyloom/contract/stories/events/story-deleted';
import { storyPublished } from '@storyloom/contract/stories/events/story-published';
import { workChanged } from '@storyloom/contract/stories/events/work-changed';
import { finishLogin } from '@storyloom/contract/users/dialogs/finish-login';
import { login } from '@storyloom/contract/users/dialogs/login';
import { sessionChanged } from '@storyloom/contract/users/events/session-changed';
import { settingsChanged } from '@storyloom/contract/users/events/settings-changed';
import { defineMfe, offerDialog } from '@storyloom/mfe/define';
import { profileTabs } from './features/profile-tabs/tabs.ts';

export default defineMfe({
  name: 'account',
  routes: [
    {
      id: 'profile',
      path: '/user/profile/:userId?/:tab?',
      keepAlive: 'userId',
      validate: {
        params: {
          userId: { kind: 'name', maxLength: 32, hyphens: false },
          tab: { kind: 'choice', values: [...profileTabs, 'followers'] },
        },
        status: 404,
      },
      load: () => import('./routes/profile.tsx'),
    },
    {
      id: 'settings',
      path: '/user/settings',
      title: 'Settings - Storyloom',
      load: () => import('./routes/settings.tsx'),
    },
    {
      id: 'notifications',
      path: '/user/notifications',
      title: 'Notifications - Storyloom',
      load: () => import('./routes/notifications.tsx'),
    },
    {
      id: 'delete-account',
      path: '/user/delete',
      layout: 'empty',
      title: 'Delete your account - Storyloom',
      load: () => import('./routes/delete-account.tsx'),
    },
    {
      id: 'terms-of-service',
      path: '/agreements/terms_of_service',
      layout: 'empty',
      title: 'Terms of Service',
      load: () => import('./routes/terms-of-service.tsx'),
    },
    {
      id: 'privacy-policy',
      path: '/agreements/privacy_policy',
      layout: 'empty',
      title: 'Privacy Policy',
      load: () => import('./routes/privacy-policy.tsx'),
    },
    {
      id: 'community-guidelines',
      path: '/agreements/community_guidelines',
      layout: 'empty',
      title: 'Community Guidelines',
      load: () => import('./routes/community-guidelines.tsx'),
    },
  ],
  slots: {
    'header-notifications': () => import('./slots/header-notifications.tsx'),
    'header-account': () => import('./slots/header-account.tsx'),
    'studio-decision': () => import('./slots/studio-decision.tsx'),
  },
  dialogs: [
    offerDialog(downloadApp, () => import('./dialogs/download-app.tsx')),
    offerDialog(login, () => import('./dialogs/login.tsx')),
    offerDialog(report, () => import('./dialogs/report.tsx')),
    offerDialog(finishLogin, () => import('./dialogs/finish-login.tsx')),
  ],
  events: {
    emits: [followChanged, settingsChanged],
    listens: [memberChanged, sessionChanged, storyChanged, storyDeleted, storyPublished, workChanged],
  },
});
