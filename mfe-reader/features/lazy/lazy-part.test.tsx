// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { Tabs } from '@storyloom/ui/navigation/Tabs';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyDialog, lazyPart } from './lazy-part.tsx';

afterEach(cleanup);

interface Words {
  text: string;
  onClose: () => void;
}
const Words = ({ text }: Words) => <p>{text}</p>;
const nothing = () => {};

/** Fails so many times, as a phone in a tunnel does. */
function loader(failures: number) {
  let left = failures;
  return vi.fn(async () => {
    if (left-- > 0) throw new Error('Loading chunk failed');
    return { default: Words };
  });
}

const show = (Part: ComponentType<Words>, text: string) =>
  render(inShell(createFakeHost().host, <Part text={text} onClose={nothing} />));

const retry = () => screen.getByRole('button', { name: 'Retry' });

it('shows what stands in, then the part, and loads it once for all places', async () => {
  const load = loader(0);
  const Part = lazyPart(load, { waiting: <p>A moment</p> });
  show(Part, 'Here');
  expect(screen.getByText('A moment')).toBeDefined();
  expect(await screen.findByText('Here')).toBeDefined();
  cleanup();
  show(Part, 'There');
  expect(screen.getByText('There')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

it('says so in its own place when it does not come, and Retry asks again until it does', async () => {
  const load = loader(2);
  show(lazyPart(load), 'Here');
  expect((await screen.findByRole('alert')).textContent).toContain('Load failed, please refresh later');
  fireEvent.click(retry());
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(retry().ariaBusy).toBeNull());
  fireEvent.click(retry());
  expect(await screen.findByText('Here')).toBeDefined();
});

it('is asked for again the next time it is shown, without Retry', async () => {
  const Part = lazyPart(loader(1));
  show(Part, 'Here');
  await screen.findByRole('alert');
  cleanup();
  show(Part, 'There');
  expect(await screen.findByText('There')).toBeDefined();
});

it('keeps the focus of who pressed Retry: on the button, then on what the part stands in', async () => {
  const load = loader(2);
  const Part = lazyPart(load);
  const tabs = (
    <Tabs
      label="Parts"
      value="part"
      onChange={nothing}
      items={[{ value: 'part', label: 'Part', content: <Part text="Here" onClose={nothing} /> }]}
    />
  );
  render(inShell(createFakeHost().host, tabs));
  await screen.findByRole('alert');
  retry().focus();
  fireEvent.click(retry());
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(retry().ariaBusy).toBeNull());
  expect(document.activeElement).toBe(retry());
  fireEvent.click(retry());
  await screen.findByText('Here');
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});

/** A page with something over it that did not come the first time; answers what the visitor was told. */
async function openTwice(quiet: boolean) {
  const toast = vi.fn();
  const load = loader(1);
  const Story = lazyPart(loader(0));
  const Over = lazyDialog(load, { quiet });
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
          Open
        </button>
        <Story text="The story" onClose={nothing} />
        {open ? <Over text="Over it" onClose={() => setOpen(false)} /> : null}
      </>
    );
  }
  render(inShell(createFakeHost({ toast }).host, <Page />));
  await screen.findByText('The story');
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  press();
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  await screen.findByRole('button', { name: 'Open', expanded: false });
  expect(screen.getByText('The story')).toBeDefined();
  press();
  expect(await screen.findByText('Over it')).toBeDefined();
  return toast;
}

it('goes again where it stands over the page, tells the visitor once, and comes the next time', async () => {
  const toast = await openTwice(false);
  expect(toast).toHaveBeenCalledExactlyOnceWith('error', 'Load failed, please refresh later');
});

it('goes without a word where nobody asked for it', async () => {
  const toast = await openTwice(true);
  expect(toast).not.toHaveBeenCalled();
});
