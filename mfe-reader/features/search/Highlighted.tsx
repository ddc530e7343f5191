import type { SearchHit } from '@storyloom/contract/entities/search-hit';
import { Fragment } from 'react';
import styles from './Highlighted.module.css';

type Pieces = SearchHit['highlights']['title'];

/** Text with what was searched for marked; pieces, so that no text ever becomes HTML. */
export function Highlighted({ pieces, text }: { pieces: Pieces; text: string }) {
  if (pieces.length === 0) return text;
  let at = 0;
  return pieces.map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.hit ? (
      <mark key={key} className={styles.hit}>
        {piece.text}
      </mark>
    ) : (
      <Fragment key={key}>{piece.text}</Fragment>
    );
  });
}
