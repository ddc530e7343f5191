// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

afterEach(cleanup);

const Words = ({ text }: { text: string }) => <p>{text}</p>;

/** Fails so many times, as a phone in a tunnel does. */
function loader(failures: number) {
  let left = failures;
  return vi.fn(async () => {
    if (left-- > 0) throw new Error('Loading chunk failed');
    return Words;
  });
}

it('shows what stands in, then the part, and loads it once for all places', async () => {
  const load = loader(0);
  const Part = lazyPart(load, { waiting: <p>A moment</p> });
  const { host } = createFakeHost();
  render(inShell(host, <Part text="Here" />));
  expect(screen.getByText('A moment')).toBeDefined();
  expect(await screen.findByText('Here')).toBeDefined();
  cleanup();
  render(inShell(host, <Part text="There" />));
  expect(screen.getByText('There')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

it('says so in its own place when it does not come, and Retry asks again', async () => {
  const Part = lazyPart(loader(1));
  render(inShell(createFakeHost().host, <Part text="Here" />));
  expect((await screen.findByRole('alert')).textContent).toContain('Load failed, please refresh later');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Here')).toBeDefined();
});

it('goes again where it stands over the page, tells the visitor once, and comes the next time', async () => {
  const toast = vi.fn();
  const Part = lazyPart(async () => ({ text }: { text: string; onClose: () => void }) => <p>{text}</p>);
  const load = loader(1);
  const Over = lazyPart<{ text: string; onClose: () => void }>(load, { dismiss: ({ onClose }) => onClose() });
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Part text="The story" onClose={() => {}} />
        {open ? <Over text="Over it" onClose={() => setOpen(false)} /> : null}
      </>
    );
  }
  render(inShell(createFakeHost({ toast }).host, <Page />));
  await screen.findByText('The story');
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() =>
    expect(toast).toHaveBeenCalledExactlyOnceWith('error', 'Load failed, please refresh later'),
  );
  expect(screen.getByText('The story')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Over it')).toBeDefined();
  expect(toast).toHaveBeenCalledOnce();
});
