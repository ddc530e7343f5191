import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { cx } from '../cx.ts';
import { type RenderLink, renderAnchor } from '../navigation/Link.tsx';
import styles from './Carousel.module.css';
import { useScrollEnds } from './use-scroll-ends.ts';

export interface CarouselProps {
  heading: string;
  /** Shown below the heading. */
  note?: string;
  /** Target of "See all". */
  href?: string;
  renderLink?: RenderLink;
  /** `covers` are narrow, `cards` are wide. */
  items?: 'covers' | 'cards';
  children: ReactNode;
}

/** A row of cards that scrolls sideways, with a heading. Each child becomes a list item. */
export function Carousel({
  heading,
  note,
  href,
  renderLink = renderAnchor,
  items = 'covers',
  children,
}: CarouselProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const scroll = useScrollEnds(list, Children.count(children));
  const scrollBy = (direction: 1 | -1) => {
    const element = list.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.85, behavior: 'smooth' });
  };
  return (
    <section className={cx(styles.row, items === 'cards' && styles.cards)} aria-labelledby={id}>
      <header className={styles.header}>
        <div>
          <h2 id={id} className={styles.heading}>
            {heading}
          </h2>
          {note ? <p className={styles.note}>{note}</p> : null}
        </div>
        <div className={styles.tools}>
          <div className={styles.arrows} hidden={scroll?.atStart && scroll.atEnd}>
            <IconButton
              size="small"
              label={`Scroll back: ${heading}`}
              icon={<ChevronLeft />}
              idle={scroll?.atStart ?? false}
              onClick={() => scrollBy(-1)}
            />
            <IconButton
              size="small"
              label={`Scroll forward: ${heading}`}
              icon={<ChevronRight />}
              idle={scroll?.atEnd ?? false}
              onClick={() => scrollBy(1)}
            />
          </div>
          {href !== undefined
            ? renderLink({
                href,
                className: styles.all,
                children: 'See all',
                'aria-label': `See all: ${heading}`,
              })
            : null}
        </div>
      </header>
      <ul className={styles.list} ref={list}>
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
    </section>
  );
}
