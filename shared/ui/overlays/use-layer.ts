import { useLayoutEffect, useState } from 'react';

const first = 50;
/** Under this name in the page, because each micro-frontend has its own copy of this module. */
const name = Symbol.for('storyloom.dialog-layers');

const openLayers = (): number[] => {
  const page = globalThis as { [name]?: number[] };
  page[name] ??= [];
  return page[name];
};

/** The z-index of a dialog: 50 for the first that is open, each further one above all others; at least the one given. */
export function useLayer(open: boolean, given = first): number {
  const [layer, setLayer] = useState(given);
  useLayoutEffect(() => {
    if (!open) return;
    const layers = openLayers();
    const own = Math.max(given, ...layers.map((other) => other + 1));
    layers.push(own);
    setLayer(own);
    return () => void layers.splice(layers.indexOf(own), 1);
  }, [open, given]);
  return layer;
}
