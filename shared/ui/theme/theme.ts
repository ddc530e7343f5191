/** How the site looks to one visitor. Kept in a cookie, so that the server draws the first paint right. */
export interface Look {
  theme: (typeof themes)[number];
  font: (typeof fonts)[number];
  size: (typeof sizes)[number];
  width: (typeof widths)[number];
}

export const themes = ['dark', 'light', 'auto'] as const;
/** `plain`: letters that are hard to take for one another, of the reader's own system. */
export const fonts = ['literata', 'inter', 'plain'] as const;
export const sizes = ['1', '2', '3', '4', '5'] as const;
export const widths = ['narrow', 'normal', 'wide'] as const;

export const usualLook: Look = { theme: 'dark', font: 'literata', size: '2', width: 'normal' };

const cookieName = 'look';
const maxAge = 365 * 24 * 60 * 60;

/** The look in a Cookie header or in `document.cookie`. Anyone may write a cookie: what is no choice is the usual one. */
export function lookIn(cookies: string): Look {
  const pair = cookies.split(';').find((each) => each.trim().startsWith(`${cookieName}=`));
  const [theme, font, size, width] =
    pair
      ?.trim()
      .slice(cookieName.length + 1)
      .split('.') ?? [];
  return {
    theme: among(themes, theme) ?? usualLook.theme,
    font: among(fonts, font) ?? usualLook.font,
    size: among(sizes, size) ?? usualLook.size,
    width: among(widths, width) ?? usualLook.width,
  };
}

function among<Choice extends string>(choices: readonly Choice[], text: string | undefined) {
  return choices.find((choice) => choice === text);
}

/** The `document.cookie` text that keeps a look for a year. */
export function lookCookie({ theme, font, size, width }: Look, secure: boolean): string {
  const value = [theme, font, size, width].join('.');
  return `${cookieName}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** What stands on the document's root element; tokens.css reads it. */
export function lookAttributes({ theme, font, size, width }: Look) {
  return {
    'data-theme': theme,
    'data-text-font': font,
    'data-text-size': size,
    'data-text-width': width,
  };
}

const barColours = { dark: '#0d0d13', light: '#f9f5ee' };

/** The browser's own bar, for a system that prefers `scheme`. */
export function barColour({ theme }: Look, scheme: 'dark' | 'light'): string {
  return barColours[theme === 'auto' ? scheme : theme];
}
