import { limits } from '@storyloom/contract/limits';
import { Link } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import type { RenderLink } from '@storyloom/ui/navigation/Link';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { renderLink } from '../shell/links.tsx';
import styles from './Pager.module.css';

const renderPrevious: RenderLink = ({ href, ...props }) => <Link to={href} rel="prev" {...props} />;
const renderNext: RenderLink = ({ href, ...props }) => <Link to={href} rel="next" {...props} />;

interface Paged {
  /** The address's own page. */
  page: number;
  hrefOf: (page: number) => string;
}

/** Above a list that was opened in its middle: scrolling leads on, this leads back. */
export function EarlierPages({ page, asked = page, hrefOf }: Paged & { asked?: number }) {
  if (page === 1) return null;
  return (
    <nav className={styles.earlier} aria-label="Earlier pages">
      <span className={styles.place}>
        {asked === page
          ? `Starting at page ${page}`
          : `Page ${asked} cannot be opened by its number. This is page ${page}, the last that can.`}
      </span>
      <Button kind="quiet" size="small" href={hrefOf(1)} renderLink={renderLink}>
        First page
      </Button>
    </nav>
  );
}

interface PagerProps extends Paged {
  /** The page after the last one shown. */
  nextHref: string | null;
  /** The list above grows: nobody should aim at what moves away. */
  growing: boolean;
}

/** Pages as links, for who comes without scripts, by keyboard, or to send a page's address to a friend. */
export function Pager({ page, hrefOf, nextHref, growing }: PagerProps) {
  if (page === 1 && nextHref === null) return null;
  const back = Math.min(page - 1, limits.numberedPages);
  const isBefore = back === page - 1;
  return (
    <nav className={styles.pager} aria-label="Pages" data-growing={growing}>
      {page > 1 ? (
        <Button
          kind="quiet"
          icon={<ChevronLeft />}
          href={hrefOf(back)}
          renderLink={isBefore ? renderPrevious : renderLink}
        >
          {isBefore ? 'Previous page' : `Page ${back}`}
        </Button>
      ) : null}
      {nextHref === null ? null : (
        <Button kind="quiet" icon={<ChevronRight />} href={nextHref} renderLink={renderNext}>
          Next page
        </Button>
      )}
    </nav>
  );
}
