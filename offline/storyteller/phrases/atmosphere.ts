import type { Scene } from '@storyloom/ports/scene';
import { detectGround, type Ground } from '../analysis/setting.ts';
import { type Phrases, presuming } from './presumptions.ts';

type Bank = Readonly<Record<'anywhere' | Ground, Phrases>>;

/** Sentences about the surroundings. */
export const atmosphere: Bank = {
  anywhere: [
    presuming('hasLight', 'The light [had|has] changed while nobody was watching it.'),
    'Far off, someone [was|is] calling a dog, or a child, by a name that distance [had|has] worn smooth.',
    'The quiet [was|is] not empty. It [had|has] the grain of a held breath.',
    presuming('hasLight', 'Every shadow [lay|lies] the way it should but one.'),
    'Somewhere a bell, or something that [wanted|wants] to be a bell, [gave|gives] a single low note.',
    'The hour [had|has] a taste to it, as of iron.',
    'For a moment everything [seemed|seems] to lean a little closer, to hear.',
  ],
  indoors: [
    'A draught [came|comes] in from nowhere and [went|goes] out by the same way.',
    'A clock [began|begins] to strike, [seemed|seems] to lose its place, and [stopped|stops].',
    presuming('hasLight', 'Dust [turned|turns] slowly in the one clear strip of light.'),
    presuming('hasLight', 'A moth [went|goes] round and round the lamp, patient as a lawyer.'),
    'Overhead something [creaked|creaks], [thought|thinks] better of it, and [was|is] still.',
    'Through the wall [came|come] two voices, and then, very pointedly, none.',
  ],
  outdoors: [
    'The wind [had|has] gone round to a quarter it rarely [came|comes] from.',
    'The air [had|has] the tightness it gets before weather, or before bad news.',
    'Birds [went|go] over, low and in no order, as if something had told them all at once.',
    'The horizon [had|has] put on a thin bright edge, like a blade half drawn.',
    'Each sound [came|comes] back a little late, as if it [had|has] been looked at first.',
    presuming(
      'isDry',
      'Somebody’s smoke [stood|stands] straight up in the distance and then, all at once, [did|does] not.',
    ),
  ],
};

export function atmosphereFor(scene: Scene): Phrases {
  return [...atmosphere.anywhere, ...atmosphere[detectGround(scene)]];
}
