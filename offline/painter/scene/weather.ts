import type { Weather } from '@storyloom/ports/visual-words';
import type { Layer } from '../drawing/cover-spec.ts';

const fall = (of: 'rain' | 'snow' | 'embers' | 'petals' | 'papers', count: number, from: number): Layer[] => [
  { kind: 'weather', of, tone: of === 'embers' || of === 'petals' ? 'accent' : 'glow', count, from },
];

/** Layers of the weather below `top`. */
export function weatherLayers(weather: Weather, top: number): Layer[] {
  switch (weather) {
    case 'storm':
      return fall('rain', 190, top);
    case 'rain':
      return fall('rain', 130, top);
    case 'snow':
      return fall('snow', 120, top);
    case 'embers':
      return fall('embers', 60, top);
    case 'petals':
      return fall('petals', 40, top);
    case 'papers':
      return fall('papers', 12, top);
    case 'mist':
      return [{ kind: 'mist', y: top + 300, height: 190, tone: 'haze', opacity: 0.6 }];
    case 'clear':
      return [];
  }
}

/** Snow lies on the hills near and far. */
export const underSnow = (layers: readonly Layer[]): Layer[] =>
  layers.map((layer) =>
    layer.kind === 'ridge' ? { ...layer, tone: layer.tone === 'haze' ? 'glow' : 'haze', foot: 'mid' } : layer,
  );
