import '@storyloom/ui/theme/fonts.css';
import '@storyloom/ui/theme/tokens.css';
import '@storyloom/ui/theme/base.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { Desk } from './Desk.tsx';

const client = new QueryClient({ defaultOptions: { queries: { retry: 1 } } });
const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <QueryClientProvider client={client}>
      <Desk />
    </QueryClientProvider>,
  );
