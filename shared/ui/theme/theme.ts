/** Colours and text settings chosen by one visitor. Kept in a cookie, so that the server renders the first paint with them. */
export interface Theme {
  scheme: (typeof schemes)[number];
  font: (typeof fonts)[number];
  size: (typeof sizes)[number];
  width: (typeof widths)[number];
}

export const schemes = ['dark', 'light', 'auto'] as const;
/** `plain`: a highly legible typeface from the visitor's own system. */
export const fonts = ['literata', 'inter', 'plain'] as const;
export const sizes = ['1', '2', '3', '4', '5'] as const;
export const widths = ['narrow', 'normal', 'wide'] as const;

export const defaultTheme: Theme = { scheme: 'dark', font: 'literata', size: '2', width: 'normal' };

const cookieName = 'theme';
const maxAge = 365 * 24 * 60 * 60;

/** Reads the theme from a Cookie header or `document.cookie`. Unknown values become the default. */
export function parseTheme(cookies: string): Theme {
  const pair = cookies.split(';').find((each) => each.trim().startsWith(`${cookieName}=`));
  const [scheme, font, size, width] =
    pair
      ?.trim()
      .slice(cookieName.length + 1)
      .split('.') ?? [];
  return {
    scheme: findChoice(schemes, scheme) ?? defaultTheme.scheme,
    font: findChoice(fonts, font) ?? defaultTheme.font,
    size: findChoice(sizes, size) ?? defaultTheme.size,
    width: findChoice(widths, width) ?? defaultTheme.width,
  };
}

function findChoice<Choice extends string>(choices: readonly Choice[], text: string | undefined) {
  return choices.find((choice) => choice === text);
}

/** A `document.cookie` assignment that keeps the theme for a year. */
export function themeCookie({ scheme, font, size, width }: Theme, secure: boolean): string {
  const value = [scheme, font, size, width].join('.');
  return `${cookieName}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Attributes of the root element; tokens.css selects by them. */
export function themeAttributes({ scheme, font, size, width }: Theme) {
  return {
    'data-theme': scheme,
    'data-text-font': font,
    'data-text-size': size,
    'data-text-width': width,
  };
}

const barColours = { dark: '#0d0d13', light: '#f9f5ee' };

/** Colour of the browser's address bar (`theme-color`) on a system that prefers `systemScheme`. */
export function barColour({ scheme }: Theme, systemScheme: 'dark' | 'light'): string {
  return barColours[scheme === 'auto' ? systemScheme : scheme];
}
