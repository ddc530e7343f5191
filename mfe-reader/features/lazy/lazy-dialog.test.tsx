// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { lazyPart } from '@storyloom/ui/feedback/lazy-part';
import { Tabs } from '@storyloom/ui/navigation/Tabs';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyDialog } from './lazy-dialog.tsx';

afterEach(cleanup);

interface TextProps {
  text: string;
  onClose: () => void;
}
const Text = ({ text }: TextProps) => <p>{text}</p>;
const noop = () => {};

/** Rejects the first `failures` calls. */
function createLoad(failures: number) {
  let left = failures;
  return vi.fn(async () => {
    if (left-- > 0) throw new Error('Loading chunk failed');
    return { default: Text };
  });
}

const show = (Part: ComponentType<TextProps>, text: string) =>
  render(inShell(createFakeHost().host, <Part text={text} onClose={noop} />));

const retry = () => screen.getByRole('button', { name: 'Retry' });

describe('lazyPart', () => {
  it('shows the waiting content, then the part, and loads its code once', async () => {
    const load = createLoad(0);
    const Part = lazyPart(load, { waiting: <p>Loading</p> });
    show(Part, 'Here');
    expect(screen.getByText('Loading')).toBeDefined();
    expect(await screen.findByText('Here')).toBeDefined();
    cleanup();
    show(Part, 'There');
    expect(screen.getByText('There')).toBeDefined();
    expect(load).toHaveBeenCalledOnce();
  });

  it('shows an error panel when loading fails, and loads again on Retry', async () => {
    const load = createLoad(2);
    show(lazyPart(load), 'Here');
    expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load this.');
    fireEvent.click(retry());
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(retry().ariaBusy).toBeNull());
    fireEvent.click(retry());
    expect(await screen.findByText('Here')).toBeDefined();
  });

  it('loads again when it is shown the next time', async () => {
    const Part = lazyPart(createLoad(1));
    show(Part, 'Here');
    await screen.findByRole('alert');
    cleanup();
    show(Part, 'There');
    expect(await screen.findByText('There')).toBeDefined();
  });

  it('keeps focus on Retry, then moves it to the part’s container', async () => {
    const load = createLoad(2);
    const Part = lazyPart(load);
    const tabs = (
      <Tabs
        label="Parts"
        value="part"
        onChange={noop}
        items={[{ value: 'part', label: 'Part', content: <Part text="Here" onClose={noop} /> }]}
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
});

/** Twice opens a dialog whose code fails to load the first time. Returns the toast spy. */
async function openTwice(quiet: boolean) {
  const toast = vi.fn();
  const load = createLoad(1);
  const Story = lazyPart(createLoad(0));
  const Overlay = lazyDialog(load, { quiet });
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
          Open
        </button>
        <Story text="The story" onClose={noop} />
        {open ? <Overlay text="The dialog" onClose={() => setOpen(false)} /> : null}
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
  expect(await screen.findByText('The dialog')).toBeDefined();
  return toast;
}

describe('lazyDialog', () => {
  it('closes with one toast when loading fails, and loads again the next time', async () => {
    const toast = await openTwice(false);
    expect(toast).toHaveBeenCalledExactlyOnceWith('error', 'Load failed, please refresh later');
  });

  it('closes without a toast if quiet', async () => {
    const toast = await openTwice(true);
    expect(toast).not.toHaveBeenCalled();
  });
});
