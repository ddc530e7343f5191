// @vitest-environment jsdom
import { earlyInput, useEarlyInput } from '@storyloom/mfe/use-early-input';
import { act, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, Suspense, use, useCallback, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyInputScript } from './early-input.ts';

let root: Root | undefined;
let coarse = false;

/** Removes the listeners of a document. */
let close = () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  coarse = false;
  vi.stubGlobal('matchMedia', () => ({ matches: coarse }));
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  close();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const page = { current: document.documentElement };

function Dock({ log }: { log: (action: string) => void }) {
  const dock = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [theme, setTheme] = useState('dark');
  const send = useCallback((message: string) => log(`send ${message}`), [log]);
  useEarlyInput(dock, send);
  useEarlyInput(page);
  return (
    <>
      <button type="button" onClick={() => log('outside')}>
        Outside
      </button>
      <button type="button" onClick={() => log('further')}>
        Further
      </button>
      {['dark', 'light'].map((each) => (
        <label key={each}>
          <input type="radio" name="theme" checked={theme === each} onChange={() => setTheme(each)} />
          {each}
        </label>
      ))}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          log('search');
        }}
      >
        <button type="submit">Search</button>
      </form>
      <div ref={dock} {...earlyInput}>
        <button type="button" onClick={() => log('knock')}>
          Knock
        </button>
        <button type="button" onClick={() => log('wait')}>
          Wait
        </button>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            log('answer');
          }}
        >
          <button type="submit">Answer</button>
        </form>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            log(`send later ${text}`);
          }}
        >
          <textarea name="message" defaultValue={text} onChange={({ target }) => setText(target.value)} />
          <button type="submit">Send</button>
        </form>
      </div>
    </>
  );
}

/** The document as it is before its scripts: only the head script has run. */
function openDocument(app: ReactNode) {
  document.body.innerHTML = `<div id="root">${renderToString(app)}</div>`;
  close();
  const closed = new AbortController();
  close = () => closed.abort();
  const listen = (type: string, handler: EventListener) =>
    window.addEventListener(type, handler, { capture: true, signal: closed.signal });
  new Function('addEventListener', earlyInputScript)(listen);
}

/** A click is repeated in a task of its own, and React repeats events in one of the scheduler's. */
const nextTasks = () =>
  act(async () => {
    vi.runAllTimers();
    for (let task = 0; task < 20; task++) await new Promise((resolve) => setImmediate(resolve));
  });

async function hydrateDocument(app: ReactNode) {
  await act(async () => {
    root = hydrateRoot(document.getElementById('root') ?? document.body, app);
  });
  await nextTasks();
}

function open() {
  const log = vi.fn();
  openDocument(<Dock log={log} />);
  return { log, hydrate: () => hydrateDocument(<Dock log={log} />) };
}

const button = (name: string) => screen.getByRole('button', { name });
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox');

describe('input before hydration', () => {
  it('is performed once, after hydration, and marked until then', async () => {
    const { log, hydrate } = open();
    fireEvent.click(button('Knock'));
    fireEvent.click(button('Knock'));
    expect(button('Knock').hasAttribute('data-pending')).toBe(true);
    expect(log).not.toHaveBeenCalled();
    await hydrate();
    expect(log.mock.calls).toEqual([['knock']]);
    expect(button('Knock').hasAttribute('data-pending')).toBe(false);
  });

  it('is performed for the first action only', async () => {
    const { log, hydrate } = open();
    fireEvent.click(button('Wait'));
    fireEvent.click(button('Knock'));
    await hydrate();
    expect(log.mock.calls).toEqual([['wait']]);
  });

  it('belongs to the component after hydration', async () => {
    const { log, hydrate } = open();
    await hydrate();
    fireEvent.click(button('Knock'));
    fireEvent.click(button('Knock'));
    expect(log.mock.calls).toEqual([['knock'], ['knock']]);
  });

  it('sends the typed message by the button', async () => {
    const { log, hydrate } = open();
    message().value = 'I knock.';
    expect(fireEvent.click(button('Send')), 'the browser does not submit the form').toBe(false);
    await hydrate();
    expect(log.mock.calls).toEqual([['send I knock.']]);
  });

  it('sends the typed message by Enter, except on touch screens and while composing', async () => {
    const { log, hydrate } = open();
    message().value = 'I knock.';
    coarse = true;
    expect(fireEvent.keyDown(message(), { key: 'Enter' })).toBe(true);
    coarse = false;
    expect(fireEvent.keyDown(message(), { key: 'Enter', isComposing: true })).toBe(true);
    expect(fireEvent.keyDown(message(), { key: 'Enter', keyCode: 229 })).toBe(true);
    expect(fireEvent.keyDown(message(), { key: 'Enter', shiftKey: true })).toBe(true);
    await hydrate();
    expect(log).not.toHaveBeenCalled();
    const next = open();
    message().value = 'I wait.';
    expect(fireEvent.keyDown(message(), { key: 'Enter' })).toBe(false);
    await next.hydrate();
    expect(next.log.mock.calls).toEqual([['send I wait.']]);
  });

  it('sends a form without a message box, such as answers to questions', async () => {
    const { log, hydrate } = open();
    fireEvent.click(button('Answer'));
    await hydrate();
    expect(log.mock.calls).toEqual([['answer']]);
  });

  it('does not send a blank message', async () => {
    const { log, hydrate } = open();
    fireEvent.click(button('Send'));
    await hydrate();
    expect(log).not.toHaveBeenCalled();
  });

  it('sends the message as it was when Send was pressed', async () => {
    const { log, hydrate } = open();
    message().value = 'I knock.';
    fireEvent.click(button('Send'));
    message().value = 'I knock. And';
    await hydrate();
    expect(log.mock.calls).toEqual([['send I knock.']]);
  });

  it('repeats the last press of a button elsewhere in the page', async () => {
    const { log, hydrate } = open();
    fireEvent.click(button('Outside'));
    fireEvent.click(button('Further'));
    fireEvent.click(button('Further'));
    expect(button('Outside').hasAttribute('data-pending')).toBe(false);
    expect(button('Further').hasAttribute('data-pending')).toBe(true);
    await hydrate();
    expect(log.mock.calls).toEqual([['further']]);
    fireEvent.click(button('Outside'));
    expect(log.mock.calls).toEqual([['further'], ['outside']]);
  });

  it('makes the choice of a label', async () => {
    const { hydrate } = open();
    fireEvent.click(screen.getByText('light'));
    await hydrate();
    const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
    expect([radio('dark').checked, radio('light').checked]).toEqual([false, true]);
    fireEvent.click(screen.getByText('dark'));
    expect([radio('dark').checked, radio('light').checked]).toEqual([true, false]);
  });

  it('leaves forms elsewhere in the page to the browser', async () => {
    const { log, hydrate } = open();
    const submitted = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('submit', submitted, { once: true });
    fireEvent.click(button('Search'));
    expect(submitted).toHaveBeenCalledOnce();
    await hydrate();
    expect(log).not.toHaveBeenCalled();
  });
});

let inBrowser = false;

interface PageProps {
  log(action: string): void;
  /** The browser hydrates the boundary after this. */
  arrived: Promise<void>;
  shown?: boolean;
}

function Page({ log, arrived, shown = true }: PageProps) {
  return (
    <Shell>
      <button type="button" onClick={() => log('header')}>
        Header
      </button>
      {shown ? (
        <Suspense>
          <Slides log={log} arrived={arrived} />
        </Suspense>
      ) : null}
    </Shell>
  );
}

function Shell({ children }: { children: ReactNode }) {
  useEarlyInput(page);
  return children;
}

function Slides({ log, arrived }: PageProps) {
  if (inBrowser) use(arrived);
  return (
    <>
      <button type="button" onClick={() => log('next')}>
        Next
      </button>
      <button type="button" onClick={() => log('previous')}>
        Previous
      </button>
    </>
  );
}

describe('a press on a button in a boundary that is not hydrated', () => {
  afterEach(() => {
    inBrowser = false;
    history.replaceState(null, '', '/');
  });

  /** The page with its shell hydrated, after `early` was called, and with the boundary still waiting for its code. */
  async function openWaiting(early = () => {}) {
    const log = vi.fn();
    const { promise, resolve } = Promise.withResolvers<void>();
    openDocument(<Page log={log} arrived={promise} />);
    early();
    inBrowser = true;
    await hydrateDocument(<Page log={log} arrived={promise} />);
    const arrive = async () => {
      await act(async () => resolve());
      await nextTasks();
    };
    return {
      log,
      arrive,
      hide: () => act(() => root?.render(<Page log={log} arrived={promise} shown={false} />)),
    };
  }

  // React tries to hydrate what was pressed.
  const press = (name: string) => act(async () => button(name).click());

  it('is repeated once, when the boundary is hydrated, and marked until then', async () => {
    const { log, arrive } = await openWaiting(() => fireEvent.click(button('Next')));
    expect(button('Next').hasAttribute('data-pending')).toBe(true);
    expect(log).not.toHaveBeenCalled();
    await arrive();
    expect(log.mock.calls).toEqual([['next']]);
    expect(button('Next').hasAttribute('data-pending')).toBe(false);
    fireEvent.click(button('Next'));
    expect(log.mock.calls).toEqual([['next'], ['next']]);
  });

  it('is also repeated if it comes after the shell was hydrated, once for several presses', async () => {
    const { log, arrive } = await openWaiting();
    await press('Next');
    await press('Next');
    expect(button('Next').hasAttribute('data-pending')).toBe(true);
    await arrive();
    expect(log.mock.calls).toEqual([['next']]);
  });

  it('is replaced by a later press in that boundary, and leaves hydrated buttons alone', async () => {
    const { log, arrive } = await openWaiting(() => fireEvent.click(button('Next')));
    await press('Previous');
    await press('Header');
    expect(log.mock.calls).toEqual([['header']]);
    await arrive();
    expect(log.mock.calls).toEqual([['header'], ['previous']]);
  });

  it('is dropped when the button is gone', async () => {
    const { log, arrive, hide } = await openWaiting(() => fireEvent.click(button('Next')));
    const gone = button('Next');
    gone.addEventListener('click', () => log('gone'));
    await hide();
    await arrive();
    expect(gone.isConnected).toBe(false);
    expect(log).not.toHaveBeenCalled();
  });

  it('is dropped after a navigation', async () => {
    const { log, arrive } = await openWaiting(() => fireEvent.click(button('Next')));
    history.pushState(null, '', '/read/other');
    await arrive();
    expect(log).not.toHaveBeenCalled();
    expect(button('Next').hasAttribute('data-pending')).toBe(false);
  });
});
