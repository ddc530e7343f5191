import { defineMfe } from '@storyloom/mfe/define';

export default defineMfe({
  name: 'points',
  slots: { 'header-balance': () => import('./slots/header-balance.tsx') },
  dialogs: { 'points-details': () => import('./dialogs/points-details.tsx') },
  events: { listens: ['points.changed@1', 'session.changed@1', 'webview.resumed@1'] },
});
