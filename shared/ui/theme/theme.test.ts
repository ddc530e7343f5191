import { describe, expect, it } from 'vitest';
import {
  barColour,
  defaultTheme,
  fonts,
  parseTheme,
  schemes,
  sizes,
  type Theme,
  themeCookie,
  widths,
} from './theme.ts';

const allThemes: Theme[] = schemes.flatMap((scheme) =>
  fonts.flatMap((font) =>
    sizes.flatMap((size) => widths.map((width): Theme => ({ scheme, font, size, width }))),
  ),
);

describe('parseTheme', () => {
  it('reads back every theme written by themeCookie', () => {
    for (const theme of allThemes) {
      const [pair = ''] = themeCookie(theme, false).split(';');
      expect(parseTheme(`tokenid=abc; ${pair}; other=1`)).toEqual(theme);
    }
  });

  it.each([
    '',
    'theme=',
    'theme',
    'subtheme=light.inter.4.wide',
    'theme=;',
    'theme=neon.comic.9.huge',
    'theme=%zz',
  ])('returns the default theme for %j', (cookies) => {
    expect(parseTheme(cookies)).toEqual(defaultTheme);
  });

  it('keeps the known values beside an unknown one', () => {
    expect(parseTheme('theme=light.neon.5')).toEqual({ ...defaultTheme, scheme: 'light', size: '5' });
  });
});

describe('themeCookie', () => {
  it('lasts a year, covers the whole site, and is Secure only over TLS', () => {
    expect(themeCookie(defaultTheme, true)).toBe(
      'theme=dark.literata.2.normal; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    );
    expect(themeCookie(defaultTheme, false)).not.toContain('Secure');
  });
});

describe('barColour', () => {
  it('depends on the system’s scheme only when the theme is auto', () => {
    const colour = (scheme: Theme['scheme'], systemScheme: 'dark' | 'light') =>
      barColour({ ...defaultTheme, scheme }, systemScheme);
    expect(colour('dark', 'light')).toBe(colour('dark', 'dark'));
    expect(colour('auto', 'light')).toBe(colour('light', 'dark'));
    expect(colour('auto', 'dark')).toBe(colour('dark', 'dark'));
  });

  it('is the darker one for a dark page', () => {
    const brightness = (colour: string) => Number.parseInt(colour.slice(1), 16);
    const [dark, light] = (['dark', 'light'] as const).map((scheme) =>
      brightness(barColour({ ...defaultTheme, scheme }, 'dark')),
    );
    expect(dark).toBeLessThan(light ?? 0);
  });
});
