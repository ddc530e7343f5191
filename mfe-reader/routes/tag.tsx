import { BrowsePage } from '../features/browse/BrowsePage.tsx';
import { loadBrowse } from '../features/browse/load-browse.ts';

export const loader = loadBrowse;

export default function TagList() {
  return <BrowsePage />;
}
