import type { Bus } from '@storyloom/mfe/bus';
import { createRoot } from 'react-dom/client';
import { watchBus } from './bus-log.ts';
import { Panel, type PanelProps } from './Panel.tsx';

/** Adds the platform panel. `bus`: the unrestricted one. The panel has a root of its own, so it also works when the page does not. */
export function startPanel({ bus, ...parts }: Omit<PanelProps, 'log'> & { bus: Bus }): void {
  const log = watchBus(bus);
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Panel {...parts} log={log} />);
}
