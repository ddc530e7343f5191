// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PriceNote, type PriceNoteProps } from './PriceNote.tsx';

afterEach(cleanup);

const textOf = (props: PriceNoteProps) => render(<PriceNote {...props} />).container.textContent;
const failure = 'Nothing is charged if no reply comes.';

describe('PriceNote', () => {
  it('names the price, the balance after it and the cost of a failure', () => {
    expect(textOf({ price: '1 point', left: 1_249, failure })).toBe(
      '1 point, 1,249 left after. Nothing is charged if no reply comes.',
    );
  });

  it('names only the price while the balance is unknown', () => {
    expect(textOf({ price: '1 point', left: null, failure })).toBe(
      '1 point. Nothing is charged if no reply comes.',
    );
    expect(textOf({ price: 'Free', isFree: true, left: null })).toBe('Free.');
  });

  it('says that a free action keeps the balance', () => {
    expect(textOf({ price: 'Free', isFree: true, left: 1_249 })).toBe('Free, you keep your 1,249 points.');
    expect(textOf({ price: 'Free', isFree: true, left: 1 })).toBe('Free, you keep your 1 point.');
  });

  it('names the balance after a price without the cost of a failure', () => {
    expect(textOf({ price: '1 point', left: 1_249 })).toBe('1 point, 1,249 left after.');
  });
});
