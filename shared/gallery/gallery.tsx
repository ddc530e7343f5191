import { createRoot } from 'react-dom/client';
import '@storyloom/ui/theme/fonts.css';
import '@storyloom/ui/theme/tokens.css';
import '@storyloom/ui/theme/base.css';
import { Controls } from './Controls.tsx';
import { Figures } from './Figures.tsx';
import { Forms } from './Forms.tsx';
import { Home } from './Home.tsx';
import { Reading } from './Reading.tsx';
import { Shell } from './Shell.tsx';
import { States } from './States.tsx';

const PAGES = {
  home: Home,
  controls: Controls,
  forms: Forms,
  states: States,
  figures: Figures,
  reading: Reading,
};

/** `?page=home|controls|forms|states|figures|reading&theme=dark|light` */
function Gallery() {
  const query = new URLSearchParams(location.search);
  const page = query.get('page') ?? 'home';
  const Page = Object.entries(PAGES).find(([name]) => name === page)?.[1] ?? Home;
  document.documentElement.dataset.theme = query.get('theme') ?? 'dark';
  document.documentElement.lang = 'en';
  return (
    <Shell current={page}>
      <Page />
    </Shell>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery />);
