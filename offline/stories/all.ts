import { story as aGardenOnCeres } from './a-garden-on-ceres.ts';
import { story as bosunOfTheTinHeron } from './bosun-of-the-tin-heron.ts';
import { story as captainRudaGoesUpriver } from './captain-ruda-goes-upriver.ts';
import { story as dearWrongAddress } from './dear-wrong-address.ts';
import { story as fullMoonSurgery } from './full-moon-surgery.ts';
import { story as mrPikeConsultingRaven } from './mr-pike-consulting-raven.ts';
import { story as nightRadioChannelNine } from './night-radio-channel-nine.ts';
import { story as nightTrainToTrieste } from './night-train-to-trieste.ts';
import { story as ottavioYourResidentGhost } from './ottavio-your-resident-ghost.ts';
import { story as room1204 } from './room-1204.ts';
import type { SeedStory } from './seed-story.ts';
import { story as theCloudWhalers } from './the-cloud-whalers.ts';
import { story as theCountessOnParole } from './the-countess-on-parole.ts';
import { story as theDragonOwesBackTaxes } from './the-dragon-owes-back-taxes.ts';
import { story as theInterpreterOfDejima } from './the-interpreter-of-dejima.ts';
import { story as theKeeperOfGannetRock } from './the-keeper-of-gannet-rock.ts';
import { story as theKiteWarOfPolStreet } from './the-kite-war-of-pol-street.ts';
import { story as theLodgerOnStradaLupu } from './the-lodger-on-strada-lupu.ts';
import { story as theMarigoldHour } from './the-marigold-hour.ts';
import { story as theMinuteMender } from './the-minute-mender.ts';
import { story as thePaperRoad } from './the-paper-road.ts';
import { story as theRivalPerfumer } from './the-rival-perfumer.ts';
import { story as theSeventhMask } from './the-seventh-mask.ts';
import { story as theTailorOfTheRiverKing } from './the-tailor-of-the-river-king.ts';
import { story as theWindowCleaner } from './the-window-cleaner.ts';
import { story as theWitchWhoBuysNames } from './the-witch-who-buys-names.ts';
import { story as twelveDaysOfDark } from './twelve-days-of-dark.ts';

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
  theDragonOwesBackTaxes,
  room1204,
  theSeventhMask,
  aGardenOnCeres,
  nightRadioChannelNine,
  theKiteWarOfPolStreet,
  theWindowCleaner,
  twelveDaysOfDark,
  theCloudWhalers,
  ottavioYourResidentGhost,
  bosunOfTheTinHeron,
  captainRudaGoesUpriver,
  theWitchWhoBuysNames,
  theRivalPerfumer,
  theCountessOnParole,
  mrPikeConsultingRaven,
];
