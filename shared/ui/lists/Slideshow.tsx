import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, isValidElement, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import styles from './Slideshow.module.css';

export interface SlideshowProps {
  label: string;
  /** Each child is a slide. */
  children: ReactNode;
}

/** Shows one slide at a time. Never advances by itself. Without JavaScript it scrolls. */
export function Slideshow({ label, children }: SlideshowProps) {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  // The slide a button scrolls to. Slides passed on the way are ignored.
  const target = useRef<number | null>(null);
  const slides = Children.toArray(children);
  const cancelTarget = () => {
    target.current = null;
  };
  const go = (index: number) => {
    const element = track.current;
    target.current = index;
    setShown(index);
    element?.scrollTo({ left: index * element.clientWidth, behavior: 'smooth' });
  };
  return (
    <section className={styles.slideshow} aria-roledescription="carousel" aria-label={label}>
      <ul
        ref={track}
        className={styles.track}
        onPointerDown={cancelTarget}
        onWheel={cancelTarget}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          const at = Math.min(slides.length - 1, Math.round(scrollLeft / Math.max(1, clientWidth)));
          if (target.current !== null && target.current !== at) return;
          target.current = null;
          setShown(at);
        }}
      >
        {slides.map((slide, index) => (
          <li
            key={keyOf(slide)}
            className={styles.slide}
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
          >
            {slide}
          </li>
        ))}
      </ul>
      {slides.length > 1 ? (
        <div className={styles.tools}>
          <IconButton
            size="small"
            kind="over-cover"
            label="Previous"
            icon={<ChevronLeft />}
            idle={shown === 0}
            onClick={() => go(shown - 1)}
          />
          <span className={styles.dots} aria-hidden="true">
            {slides.map((slide, index) => (
              <span key={keyOf(slide)} className={styles.dot} data-shown={index === shown} />
            ))}
          </span>
          <IconButton
            size="small"
            kind="over-cover"
            label="Next"
            icon={<ChevronRight />}
            idle={shown === slides.length - 1}
            onClick={() => go(shown + 1)}
          />
        </div>
      ) : null}
    </section>
  );
}

const keyOf = (slide: ReactNode) => (isValidElement(slide) ? slide.key : String(slide));
