import { story as dearWrongAddress } from './dear-wrong-address.ts';
import { story as fullMoonSurgery } from './full-moon-surgery.ts';
import { story as nightTrainToTrieste } from './night-train-to-trieste.ts';
import type { SeedStory } from './seed-story.ts';
import { story as theInterpreterOfDejima } from './the-interpreter-of-dejima.ts';
import { story as theKeeperOfGannetRock } from './the-keeper-of-gannet-rock.ts';
import { story as theLodgerOnStradaLupu } from './the-lodger-on-strada-lupu.ts';
import { story as theMarigoldHour } from './the-marigold-hour.ts';
import { story as theMinuteMender } from './the-minute-mender.ts';
import { story as thePaperRoad } from './the-paper-road.ts';
import { story as theTailorOfTheRiverKing } from './the-tailor-of-the-river-king.ts';

/** Every seed story. Each slug is a file of this folder. */
export const seedStories: SeedStory[] = [
  theKeeperOfGannetRock,
  nightTrainToTrieste,
  theTailorOfTheRiverKing,
  theMarigoldHour,
  theLodgerOnStradaLupu,
  fullMoonSurgery,
  dearWrongAddress,
  theMinuteMender,
  thePaperRoad,
  theInterpreterOfDejima,
];
