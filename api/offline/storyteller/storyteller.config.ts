import { integer, setting } from '../../platform/settings.ts';

export const storytellerSettings = {
  STORYTELLER_CHARS_PER_SECOND: setting({
    schema: integer(160, 1, 1_000_000),
    about: 'Writing speed of the built-in storyteller',
    example: '160',
  }),
};
