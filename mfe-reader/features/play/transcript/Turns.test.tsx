// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { message } from '../../../testing/messages.ts';
import { Turns } from './Turns.tsx';

/** Heights of a turn and of the viewport, and the scroll position, in px. */
const turn = 100;
const screenHeight = 600;
let scrolled = 0;
let width = 400;

const heightOf = (element: Element) =>
  element.hasAttribute('data-item') ? turn : Number.parseFloat((element as HTMLElement).style.height);

/** A layout with turns below each other without gaps, from the top of the page. */
function rect(this: Element): DOMRect {
  const inList = this.parentElement?.parentElement?.tagName === 'SECTION';
  const before = inList ? [...(this.parentElement?.children ?? [])] : [];
  const above = before
    .slice(0, Math.max(0, before.indexOf(this)))
    .reduce((sum, each) => sum + heightOf(each), 0);
  return new DOMRect(0, above - scrolled, width, inList ? heightOf(this) : 0);
}

beforeEach(() => {
  [scrolled, width] = [0, 400];
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(rect);
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled);
  vi.stubGlobal('innerHeight', screenHeight);
  vi.stubGlobal('DOMRect', FakeRect);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function FakeRect(this: object, left: number, top: number, wide: number, height: number) {
  Object.assign(this, { left, top, width: wide, height, bottom: top + height });
}

const turns = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => message({ id: `m${from + index}` }));
const list = (messages: ReturnType<typeof turns>) => (
  <section>
    <Turns turns={messages}>{({ id }) => <button type="button">{id}</button>}</Turns>
  </section>
);
const drawn = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const whole = () =>
  [...(document.querySelector('section > div')?.children ?? [])].reduce(
    (sum, each) => sum + heightOf(each),
    0,
  );

async function scrollTo(place: number): Promise<void> {
  scrolled = place;
  await act(async () => window.dispatchEvent(new Event('scroll')));
}

describe('Turns', () => {
  it('renders few of many turns and keeps the height of all', () => {
    render(list(turns(500)));
    expect(drawn().length).toBeLessThan(15);
    expect(drawn()[0]).toBe('m0');
    expect(whole()).toBe(500 * turn);
  });

  it('renders what the reader scrolls to and removes the rest', async () => {
    render(list(turns(500)));
    await scrollTo(30_000);
    expect(drawn()).toContain('m300');
    expect(drawn()).toContain('m305');
    expect(drawn()).not.toContain('m0');
    expect(whole()).toBe(500 * turn);
  });

  it('renders new turns anywhere and measures them before removing them', async () => {
    const { rerender } = render(list(turns(100, 20)));
    await scrollTo(6_000);
    rerender(list(turns(121)));
    expect(whole()).toBe(121 * turn);
    await scrollTo(12_000);
    expect(drawn().at(-1)).toBe('m120');
  });

  it('keeps the scroll position when earlier turns are added', async () => {
    const scrollBy = vi.fn();
    vi.stubGlobal('scrollBy', scrollBy);
    const { rerender } = render(list(turns(100, 20)));
    await scrollTo(1_000);
    // The play scrolls to the end in the same task.
    scrolled = 9_000;
    rerender(list(turns(120)));
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 20 * turn, behavior: 'instant' });
  });

  it('keeps the scroll position after a jump to turns that were not rendered', async () => {
    const scrollBy = vi.fn();
    vi.stubGlobal('scrollBy', scrollBy);
    const { rerender } = render(list(turns(100, 20)));
    await scrollTo(8_000);
    rerender(list(turns(120)));
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 20 * turn, behavior: 'instant' });
  });

  it('leaves the scroll position as it is when turns are added at the end', async () => {
    const scrollBy = vi.fn();
    vi.stubGlobal('scrollBy', scrollBy);
    const { rerender } = render(list(turns(100)));
    await scrollTo(1_000);
    // The play scrolls to the new turn in the same task.
    scrolled = 2_000;
    rerender(list(turns(102)));
    expect(scrollBy).not.toHaveBeenCalled();
  });

  it('never removes the focused turn', async () => {
    render(list(turns(500)));
    screen.getByRole('button', { name: 'm2' }).focus();
    await scrollTo(30_000);
    expect(document.activeElement?.textContent).toBe('m2');
    expect(drawn()).toContain('m300');
  });

  it('never removes the turn with an open menu', async () => {
    render(list(turns(500)));
    const more = screen.getByRole('button', { name: 'm2' });
    more.setAttribute('aria-haspopup', 'menu');
    more.setAttribute('aria-expanded', 'true');
    await scrollTo(30_000);
    expect(drawn().slice(0, 1)).toEqual(['m2']);
    more.setAttribute('aria-expanded', 'false');
    await scrollTo(31_000);
    expect(drawn()).not.toContain('m2');
  });

  it('keeps all selected turns', async () => {
    render(list(turns(500)));
    const selection = document.getSelection();
    selection?.setBaseAndExtent(screen.getByText('m3'), 0, screen.getByText('m1'), 0);
    await scrollTo(30_000);
    expect(drawn().slice(0, 3)).toEqual(['m1', 'm2', 'm3']);
    selection?.removeAllRanges();
  });

  it('changes nothing while the page is hidden', async () => {
    render(list(turns(500)));
    const before = drawn();
    width = 0;
    await scrollTo(30_000);
    expect(drawn()).toEqual(before);
  });

  it('renders turns restored by undo without a scroll', async () => {
    const { rerender } = render(list(turns(500)));
    await scrollTo(49_400);
    rerender(list(turns(498)));
    rerender(list(turns(500)));
    expect(drawn().slice(-2)).toEqual(['m498', 'm499']);
  });

  it('measures appended turns at the next scroll', async () => {
    const { rerender } = render(list(turns(500)));
    await scrollTo(49_000);
    const measured = vi.mocked(Element.prototype.getBoundingClientRect).mock.calls.length;
    rerender(list(turns(502)));
    expect(Element.prototype.getBoundingClientRect).toHaveBeenCalledTimes(measured);
    expect(drawn().slice(-2)).toEqual(['m500', 'm501']);
    await scrollTo(30_000);
    expect(drawn()).not.toContain('m501');
    expect(whole()).toBe(502 * turn);
  });
});
