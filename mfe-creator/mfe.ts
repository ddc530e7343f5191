import { defineMfe } from '@storyloom/mfe/define';

export default defineMfe({
  name: 'creator',
  routes: [{ id: 'build', path: '/build', title: 'Build', load: () => import('./routes/build.tsx') }],
});
