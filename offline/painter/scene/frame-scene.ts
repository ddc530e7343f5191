import type { SceneText } from '@storyloom/ports/image-provider';
import { type Weather, weathers } from '@storyloom/ports/visual-words';
import type { RoomName } from '../drawing/cover-spec.ts';
import { findLook } from './find-look.ts';
import { count, rank, type SceneElements } from './scene-elements.ts';
import { commonRooms, roomWords, type Venue, venues } from './venues.ts';

/** Weather that lasts although a reply does not name it again. */
const lasting: readonly Weather[] = ['storm', 'rain', 'snow', 'mist'];
/** Words that are no weather in an opening. */
const slight = /\b(?:wet|ice|smoke|steam)\b/gi;
/** Rooms that are seen from outside. */
const open: readonly RoomName[] = ['street', 'terrace', 'deck', 'gondola', 'cradle'];

/** The elements of a scene in the surroundings of its story: the room where it happens, its weather, and who is seen. */
export function frameScene(scene: SceneText, found: SceneElements): SceneElements {
  const { text, setting, place } = scene;
  const venue = venueOf(scene);
  const told = place?.where || text;
  const around = place?.where ? text : setting;
  const isOutside = venue?.outside !== undefined && count(told, venue.outside) > 0;
  const weather = weatherOf(scene, found.weather);
  const look = { weather, ...findLook(scene, found) };
  const isKept = venue?.outside !== undefined && !isOutside;
  const isInside = found.place === 'room' || found.place === 'corridor' || found.place === 'hall';
  const isIndoors = isKept || isInside;
  const named = rank(roomWords, told, around).filter((name) => (venue?.rooms ?? commonRooms).includes(name));
  const room = isOutside ? undefined : named.find((name) => isIndoors || open.includes(name));
  if (isOutside || (room === undefined && !isIndoors))
    return {
      ...found,
      ...look,
      place: isOutside && venue && isInside ? venue.outdoors : found.place,
      things: isOutside && venue?.thing ? [venue.thing, ...found.things] : found.things,
    };
  if (found.place === 'corridor' && !isKept && room === undefined) return { ...found, ...look };
  return {
    ...found,
    ...look,
    place: 'room',
    room: room ?? venue?.rooms[0],
    outdoors: venue?.outdoors ?? found.outdoors,
    weather: venue?.outdoors === 'space' ? 'clear' : weather,
  };
}

/** The surroundings that the story names most often, at least twice. */
function venueOf({ world = '', setting, place }: SceneText): Venue | undefined {
  const named = venues
    .map((venue) => ({ venue, times: count(`${world}\n${setting}\n${place?.where ?? ''}`, venue.words) }))
    .sort((a, b) => b.times - a.times);
  return named[0] && named[0].times > 1 ? named[0].venue : undefined;
}

/** The weather of the reply; else of its place, and of the story’s opening. */
function weatherOf({ text, setting, place }: SceneText, found: Weather): Weather {
  if (found !== 'clear' && found !== 'papers') return found;
  const of = (told: string) => rank(weathers, told).find((weather) => lasting.includes(weather));
  return (
    of(text) ?? of(`${place?.where ?? ''}\n${place?.text ?? ''}`) ?? of(setting.replace(slight, '')) ?? found
  );
}
