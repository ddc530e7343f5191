import { modelPicker } from '@storyloom/contract/chat/dialogs/model-picker';
import { readerKeys } from '@storyloom/contract/chat/dialogs/reader-keys';
import { followChanged } from '@storyloom/contract/follows/events/follow-changed';
import type { ParamRule } from '@storyloom/contract/platform/manifest';
import { memberChanged } from '@storyloom/contract/points/events/member-changed';
import { pointsChanged } from '@storyloom/contract/points/events/points-changed';
import { replaceSave } from '@storyloom/contract/saves/dialogs/replace-save';
import { storyChanged } from '@storyloom/contract/stories/events/story-changed';
import { storyDeleted } from '@storyloom/contract/stories/events/story-deleted';
import { storyPublished } from '@storyloom/contract/stories/events/story-published';
import { defineMfe, offerDialog } from '@storyloom/mfe/define';

/** Page numbers of the contract: 1 to 10,000,000. */
const pageNumber: ParamRule = { kind: 'number', min: 1, max: 10_000_000 };

/** The page's loader checks the value, because it redirects other spellings of a category. */
const category: ParamRule = { kind: 'text', maxLength: 32 };

export default defineMfe({
  name: 'reader',
  routes: [
    {
      id: 'home',
      path: '/',
      keepAlive: true,
      title: 'Storyloom - AI interactive stories and characters',
      load: () => import('./routes/home.tsx'),
    },
    {
      id: 'read',
      path: '/read/:bookId',
      keepAlive: 'bookId',
      validate: { params: { bookId: { kind: 'slug', maxIdLength: 32 } }, status: 404 },
      load: () => import('./routes/read.tsx'),
    },
    {
      id: 'story',
      path: '/story/:page?',
      keepAlive: 'page',
      validate: { params: { page: pageNumber }, status: 404 },
      load: () => import('./routes/story.tsx'),
    },
    {
      id: 'category',
      path: '/category/:category/:page?',
      keepAlive: 'page',
      validate: { params: { category, page: pageNumber }, status: 404 },
      load: () => import('./routes/category.tsx'),
    },
    {
      id: 'tag',
      path: '/tag/:tag/:page?',
      keepAlive: 'page',
      validate: { params: { tag: { kind: 'text', maxLength: 20 }, page: pageNumber }, status: 404 },
      load: () => import('./routes/tag.tsx'),
    },
    {
      id: 'collection',
      path: '/collection/:collection/:page?',
      keepAlive: 'page',
      validate: {
        params: { collection: { kind: 'name', maxLength: 64, hyphens: true }, page: pageNumber },
        status: 404,
      },
      load: () => import('./routes/collection.tsx'),
    },
    {
      id: 'activity-story',
      path: '/activity/story',
      layout: 'empty',
      keepAlive: true,
      load: () => import('./routes/activity-story.tsx'),
    },
    {
      id: 'activity-role',
      path: '/activity/role',
      layout: 'empty',
      keepAlive: true,
      load: () => import('./routes/activity-role.tsx'),
    },
    {
      id: 'history',
      path: '/history',
      keepAlive: true,
      load: () => import('./routes/history.tsx'),
    },
    {
      id: 'search',
      path: '/search/:keyword?/:page?',
      keepAlive: 'page',
      validate: { params: { page: pageNumber }, status: 404 },
      load: () => import('./routes/search.tsx'),
    },
  ],
  dialogs: [
    offerDialog(modelPicker, () => import('./dialogs/model-picker.tsx')),
    offerDialog(readerKeys, () => import('./dialogs/reader-keys.tsx')),
    offerDialog(replaceSave, () => import('./dialogs/replace-save.tsx')),
  ],
  slots: {
    'profile-bookshelf': () => import('./slots/profile-bookshelf.tsx'),
    'profile-saves': () => import('./slots/profile-saves.tsx'),
    'profile-history': () => import('./slots/profile-history.tsx'),
    'not-found': () => import('./slots/not-found.tsx'),
    'offline-stories': () => import('./slots/offline-stories.tsx'),
    'studio-preview': () => import('./slots/studio-preview.tsx'),
  },
  events: {
    emits: [pointsChanged],
    listens: [followChanged, memberChanged, pointsChanged, storyChanged, storyDeleted, storyPublished],
  },
});
