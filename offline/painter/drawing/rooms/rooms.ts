import { attic, flat, kitchen, salon, shop } from './homes.ts';
import { cradle, greenhouse, street, studio, terrace } from './outside.ts';
import { clockwork, hall, hut, lampRoom, screens, tower } from './towers.ts';
import { airlock, aisle, bridge, carriage, deck, gondola } from './vehicles.ts';

/** The rooms of scenes by name, with streets, decks and roofs, which frame a scene as rooms do. */
export const rooms = {
  airlock,
  aisle,
  attic,
  bridge,
  carriage,
  clockwork,
  cradle,
  deck,
  flat,
  gondola,
  greenhouse,
  hall,
  hut,
  kitchen,
  lampRoom,
  salon,
  screens,
  shop,
  street,
  studio,
  terrace,
  tower,
};
