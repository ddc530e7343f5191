import { expect, it } from 'vitest';
import {
  barColour,
  fonts,
  type Look,
  lookCookie,
  lookIn,
  sizes,
  themes,
  usualLook,
  widths,
} from './theme.ts';

const every: Look[] = themes.flatMap((theme) =>
  fonts.flatMap((font) =>
    sizes.flatMap((size) => widths.map((width): Look => ({ theme, font, size, width }))),
  ),
);

it('finds every look again as it was kept', () => {
  for (const look of every) {
    const [pair = ''] = lookCookie(look, false).split(';');
    expect(lookIn(`tokenid=abc; ${pair}; other=1`)).toEqual(look);
  }
});

it.each(['', 'look=', 'look', 'overlook=light.inter.4.wide', 'look=;', 'look=neon.comic.9.huge', 'look=%zz'])(
  'takes the usual look where %j says nothing',
  (cookies) => {
    expect(lookIn(cookies)).toEqual(usualLook);
  },
);

it('keeps the choices it knows when one beside them is unknown', () => {
  expect(lookIn('look=light.neon.5')).toEqual({ ...usualLook, theme: 'light', size: '5' });
});

it('keeps a look for a year, for the whole site, and over TLS alone where there is TLS', () => {
  expect(lookCookie(usualLook, true)).toBe(
    'look=dark.literata.2.normal; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  );
  expect(lookCookie(usualLook, false)).not.toContain('Secure');
});

it('colours the browser’s bar by the system only where the reader leaves it to the system', () => {
  const colour = (theme: Look['theme'], scheme: 'dark' | 'light') =>
    barColour({ ...usualLook, theme }, scheme);
  expect(colour('dark', 'light')).toBe(colour('dark', 'dark'));
  expect(colour('auto', 'light')).toBe(colour('light', 'dark'));
  expect(colour('auto', 'dark')).toBe(colour('dark', 'dark'));
});
