import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, isValidElement, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import styles from './Slideshow.module.css';

export interface SlideshowProps {
  label: string;
  /** Each child is a slide. */
  children: ReactNode;
}

/** One slide at a time, moved by finger, key or button and never by itself. Without scripts it scrolls. */
export function Slideshow({ label, children }: SlideshowProps) {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  // Where a press sends the track: on its way there it passes slides that are not meant.
  const goal = useRef<number | null>(null);
  const slides = Children.toArray(children);
  const take = () => {
    goal.current = null;
  };
  const go = (index: number) => {
    const element = track.current;
    goal.current = index;
    setShown(index);
    element?.scrollTo({ left: index * element.clientWidth, behavior: 'smooth' });
  };
  return (
    <section className={styles.slideshow} aria-roledescription="carousel" aria-label={label}>
      <ul
        ref={track}
        className={styles.track}
        onPointerDown={take}
        onWheel={take}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          const at = Math.min(slides.length - 1, Math.round(scrollLeft / Math.max(1, clientWidth)));
          if (goal.current !== null && goal.current !== at) return;
          goal.current = null;
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
