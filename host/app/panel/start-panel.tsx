import type { Bus } from '@storyloom/mfe/bus';
import { createRoot } from 'react-dom/client';
import { watchBus } from './bus-log.ts';
import { Panel, type PanelProps } from './Panel.tsx';

/**
 * Opens and closes the platform panel by Ctrl+Shift+M. `bus`: the unrestricted one. The panel has a root of its own, so it also works when the page does not.
 */
export function startPanel({
  bus,
  ...parts
}: Pick<PanelProps, 'bootstrap' | 'remotes'> & { bus: Bus }): void {
  const events = watchBus(bus);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  let isOpen = false;
  let focused: Element | null = null;
  const show = (open: boolean) => {
    isOpen = open;
    if (open) focused = document.activeElement;
    root.render(<Panel {...parts} events={events} isOpen={open} onOpen={show} />);
    if (!open && focused instanceof HTMLElement) focused.focus();
  };
  show(false);
  window.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey && event.shiftKey && event.code === 'KeyM')) return;
    event.preventDefault();
    show(!isOpen);
  });
}
