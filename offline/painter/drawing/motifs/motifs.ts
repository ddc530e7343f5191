import { castle, cradle, dome, hut, lamppost, lighthouse, mast, viaduct } from './buildings.ts';
import { camels, capped, dragon, figure, gowned, hatted, hooded, raven, whale, wolf } from './creatures.ts';
import { bottle, crown, kite, lantern, letter, mask, rose } from './objects.ts';
import { airship, boat, junk, steamer, train, tug } from './vessels.ts';

/** The motifs of covers by name. */
export const motifs = {
  airship,
  boat,
  bottle,
  camels,
  capped,
  castle,
  cradle,
  crown,
  dome,
  dragon,
  figure,
  gowned,
  hatted,
  hooded,
  hut,
  junk,
  kite,
  lamppost,
  lantern,
  letter,
  lighthouse,
  mask,
  mast,
  raven,
  rose,
  steamer,
  train,
  tug,
  viaduct,
  whale,
  wolf,
};
