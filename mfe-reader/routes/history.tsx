import { ShelfPage } from '../features/history/ShelfPage.tsx';

/** All of it belongs to the visitor: the server draws the shape, the browser fills it. */
export default function History() {
  return <ShelfPage />;
}
