import { integer, setting } from '../../platform/settings.ts';

export const usersSettings = {
  GUESTS_PER_MINUTE: setting({
    schema: integer(60, 1, 1_000_000),
    about: 'How many guests one network address may register in a minute',
    example: '60',
  }),
};
