import { listLimits } from '@storyloom/contract/core/list-limits';
import { Link } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import type { RenderLink } from '@storyloom/ui/navigation/Link';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { renderLink } from '../navigation/links.tsx';
import styles from './Pager.module.css';

const renderPrevious: RenderLink = ({ href, ...props }) => <Link to={href} rel="prev" {...props} />;
const renderNext: RenderLink = ({ href, ...props }) => <Link to={href} rel="next" {...props} />;

interface PagerBaseProps {
  /** The page number in the address. */
  page: number;
  hrefOf: (page: number) => string;
}

/** Shown above a list that was opened at a later page. */
export function EarlierPages({
  page,
  requestedPage = page,
  hrefOf,
}: PagerBaseProps & { requestedPage?: number }) {
  if (page === 1) return null;
  return (
    <nav className={styles.earlier} aria-label="Earlier pages">
      <span className={styles.note}>
        {requestedPage === page
          ? `Starting at page ${page}`
          : `Page ${requestedPage} can’t be opened directly. This is page ${page}, the last one that can.`}
      </span>
      <Button kind="quiet" size="small" href={hrefOf(1)} renderLink={renderLink}>
        First page
      </Button>
    </nav>
  );
}

interface PagerProps extends PagerBaseProps {
  /** The page after the last one shown. */
  nextHref: string | null;
  /** True while the list above loads more; the links would move away from the pointer. */
  growing: boolean;
}

/** Links to the pages before and after, for use without JavaScript, by keyboard, and for sharing. */
export function Pager({ page, hrefOf, nextHref, growing }: PagerProps) {
  if (page === 1 && nextHref === null) return null;
  const previous = Math.min(page - 1, listLimits.numberedPages);
  const isAdjacent = previous === page - 1;
  return (
    <nav className={styles.pager} aria-label="Pages" data-growing={growing}>
      {page > 1 ? (
        <Button
          kind="quiet"
          icon={<ChevronLeft />}
          href={hrefOf(previous)}
          renderLink={isAdjacent ? renderPrevious : renderLink}
        >
          {isAdjacent ? 'Previous page' : `Page ${previous}`}
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
