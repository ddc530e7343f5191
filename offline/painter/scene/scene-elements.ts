import type { SceneText } from '@storyloom/ports/image-provider';
import {
  things as allThings,
  type Place,
  places,
  type Thing,
  type Time,
  times,
  together,
  type Weather,
  weathers,
} from '@storyloom/ports/visual-words';
import type { MotifName, RoomName } from '../drawing/cover-spec.ts';
import { defaultSettings } from './default-settings.ts';

export interface SceneElements {
  place: Place;
  /** The outdoor scenery: of the place itself, or behind the window of a room. */
  outdoors: Place;
  time: Time;
  weather: Weather;
  /** Things by frequency. */
  things: Thing[];
  people: number;
  /** How the second person looks from behind. */
  look?: MotifName;
  /** The room that is drawn; a window in a wall without it. */
  room?: RoomName | undefined;
}

/** Weight of words in the text relative to those in the setting. */
const TEXT_WEIGHT = 3;

/** Finds place, time, weather, things and people by the words of a scene. */
export function findSceneElements({
  text,
  setting,
  world = '',
  place: told,
  category,
}: SceneText): SceneElements {
  const around = told ? `${told.where}\n${told.text}` : setting;
  const home = defaultSettings.get(category) ?? { place: 'village', time: 'dusk' };
  const ofStory = rank(places, `${setting}\n${world}`);
  const isInSpace = home.place === 'space' && (ofStory.includes('space') || /\bspace\b/i.test(world));
  const view = ofStory.find(hasView) ?? home.place;
  const named =
    rank(places, told?.where ?? '')[0] ?? (told?.where ? ofStory[0] : rank(places, text, around)[0]);
  const found = named ?? home.place;
  const isInside = isIndoors(found);
  const place = isInSpace && !isInside ? 'space' : found;
  const outdoors = isInSpace ? 'space' : isInside ? (hasView(view) ? view : 'city') : place;
  const weather = rank(weathers, text)[0] ?? 'clear';
  const things = rank(allThings, text, told ? around : '');
  return {
    place,
    outdoors,
    time: rank(times, text, around)[0] ?? home.time,
    weather:
      place === 'space' || (isInside && (weather === 'mist' || weather === 'petals')) ? 'clear' : weather,
    // Plants in space grow under a dome.
    things: place === 'space' && (found === 'garden' || found === 'forest') ? ['dome', ...things] : things,
    people: (told ? told.present.length > 0 : count(text, together) > 1) ? 2 : 1,
  };
}

const isIndoors = (place: Place) => place === 'room' || place === 'corridor';
/** A hall is drawn as the castle around it. */
const hasView = (place: Place) => !isIndoors(place) && place !== 'hall';

/** The names of a table whose words are in a text or around it, by frequency. */
export function rank<Name>(table: readonly (readonly [Name, RegExp])[], text: string, around = ''): Name[] {
  return table
    .map(([name, words]) => ({ name, weight: count(text, words) * TEXT_WEIGHT + count(around, words) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ name }) => name);
}

/** True if the words of a scene name a place or a thing, or those of its story where the script only says where the scene is. */
export function hasMotif({ text, setting, world, place }: SceneText): boolean {
  const named = place?.where ? `${place.where}\n${world}` : '';
  const words = `${text}\n${place ? `${named}\n${place.text}` : setting}`;
  return [...places, ...allThings].some(([, named]) => count(words, named) > 0);
}

export function count(text: string, words: RegExp): number {
  return text.match(words)?.length ?? 0;
}
