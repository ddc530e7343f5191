import { useNavigate } from '@storyloom/mfe';
import { useReaderKeys } from './use-reader-keys.ts';

/** Opens the search by its key, on a page without a search field. */
export function useSearchKey(): void {
  const navigate = useNavigate();
  useReaderKeys({ search: () => void navigate('/search', { state: { focus: true } }) });
}
