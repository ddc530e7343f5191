import type { SceneText } from '@storyloom/ports/image-provider';
import {
  type Place,
  places,
  type Thing,
  type Time,
  things,
  times,
  together,
  type Weather,
  weathers,
} from '@storyloom/ports/visual-words';
import { defaultSettings } from './default-settings.ts';

export interface SceneElements {
  place: Place;
  time: Time;
  weather: Weather;
  /** Things by frequency. */
  things: Thing[];
  people: number;
}

/** Weight of words in the text relative to those in the setting. */
const TEXT_WEIGHT = 3;

/** Finds place, time, weather, things and people by the words of a scene. */
export function findSceneElements({ text, setting, place: told, category }: SceneText): SceneElements {
  const ranked = <Name>(table: readonly (readonly [Name, RegExp])[], around: string): Name[] =>
    table
      .map(([name, words]) => ({ name, weight: count(text, words) * TEXT_WEIGHT + count(around, words) }))
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight)
      .map(({ name }) => name);
  const around = told?.text ?? setting;
  const home = defaultSettings.get(category) ?? { place: 'village', time: 'dusk' };
  const isIndoors = (place: Place) => place === 'room' || place === 'corridor';
  const place = ranked(places, around)[0] ?? home.place;
  const weather = ranked(weathers, '')[0] ?? 'clear';
  return {
    place,
    time: ranked(times, around)[0] ?? home.time,
    weather: isIndoors(place) && (weather === 'mist' || weather === 'petals') ? 'clear' : weather,
    things: ranked(things, told?.text ?? ''),
    people: (told ? told.present.length > 0 : count(text, together) > 1) ? 2 : 1,
  };
}

/** True if the words of a scene name a place or a thing. */
export function hasMotif({ text, setting, place }: SceneText): boolean {
  const words = `${text}\n${place?.text ?? setting}`;
  return [...places, ...things].some(([, named]) => count(words, named) > 0);
}

function count(text: string, words: RegExp): number {
  return text.match(words)?.length ?? 0;
}
