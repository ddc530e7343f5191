import { Link } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/Button';
import type { RenderLink } from '@storyloom/ui/Link';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { renderLink } from '../shell/links.tsx';
import { type Browse, browseHref } from './browse.model.ts';
import styles from './Pager.module.css';

const renderPrevious: RenderLink = ({ href, ...props }) => <Link to={href} rel="prev" {...props} />;
const renderNext: RenderLink = ({ href, ...props }) => <Link to={href} rel="next" {...props} />;

/** Above a list that was opened in its middle: scrolling leads on, this leads back. */
export function EarlierPages({ browse }: { browse: Browse }) {
  return (
    <nav className={styles.earlier} aria-label="Earlier pages">
      <span className={styles.place}>Starting at page {browse.page}</span>
      <Button kind="quiet" size="small" href={browseHref({ ...browse, page: 1 })} renderLink={renderLink}>
        First page
      </Button>
    </nav>
  );
}

interface PagerProps {
  browse: Browse;
  /** The page after the last one shown. */
  nextPage: number | null;
}

/** Pages as links, for who comes without scripts, by keyboard, or to send a page's address to a friend. */
export function Pager({ browse, nextPage }: PagerProps) {
  const { page } = browse;
  if (page === 1 && nextPage === null) return null;
  return (
    <nav className={styles.pager} aria-label="Pages">
      {page > 1 ? (
        <Button
          kind="quiet"
          icon={<ChevronLeft />}
          href={browseHref({ ...browse, page: page - 1 })}
          renderLink={renderPrevious}
        >
          Previous page
        </Button>
      ) : null}
      {nextPage === null ? null : (
        <Button
          kind="quiet"
          icon={<ChevronRight />}
          href={browseHref({ ...browse, page: nextPage })}
          renderLink={renderNext}
        >
          Next page
        </Button>
      )}
    </nav>
  );
}
