import { defineMfe } from '@storyloom/mfe/define';

export default defineMfe({
  name: 'sample',
  routes: [
    { id: 'home', path: '/sample', title: 'Sample - Storyloom', load: () => import('./routes/home.tsx') },
  ],
});
