import type { SceneText } from '@storyloom/ports/image-provider';
import { words } from '@storyloom/ports/visual-words';
import type { MotifName } from '../drawing/cover-spec.ts';
import { count, rank, type SceneElements } from './scene-elements.ts';

/** How a person looks from behind, by what a scene tells of them. */
const looks: readonly (readonly [MotifName, RegExp])[] = [
  ['capped', words('conductor porter guard soldier officer captain admiral policeman constable cap uniform')],
  ['hooded', words('hood hooded cloak witch monk nun shawl')],
  ['hatted', words('hat bowler top-hat fedora ghost')],
  ['gowned', words('gown dress skirt countess lady madame queen princess aunt grandmother')],
];

const she = words('she her hers');
const he = words('he him his');
/** Animals that are seen instead of a second person. */
const animals: readonly string[] = ['raven', 'dragon'];
const somebody = words('i me my we us you your he him his she her they them man woman');

/** How many people are seen, none to two, and what the second looks like. */
export function findLook(
  { text, setting, place }: SceneText,
  found: SceneElements,
): Pick<SceneElements, 'people' | 'look'> {
  const speak = /[“"]/.test(text) ? 2 : 1;
  const isEmpty = count(text, somebody) === 0 && !place?.present.length;
  const told = place ? found.people : Math.max(found.people, speak);
  const isAnimal = found.things.some((name) => animals.includes(name));
  const isShe = count(text, she) > count(text, he);
  const around = place ? `${place.where}\n${place.text}` : setting;
  const look = rank(looks, text)[0] ?? (isShe ? 'gowned' : rank(looks, around)[0]);
  return { people: isEmpty ? 0 : isAnimal ? 1 : told, ...(look && { look }) };
}
