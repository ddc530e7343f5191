import { asArray, asRecord, asText } from './values.ts';

const SCHEME = /^embedd?ed:\/\//i;
const PICTURE = /\.(?:png|jpe?g|webp)$/i;

/** The name of a card's picture in its archive: the main icon of its assets, or else the first picture. */
export function findIcon(card: Record<string, unknown>, names: readonly string[]): string | null {
  const icons = asArray(asRecord(card.data).assets)
    .map(asRecord)
    .filter(({ type }) => type === 'icon');
  const main = icons.find(({ name }) => name === 'main') ?? icons[0];
  const uri = asText(main?.uri);
  const path = SCHEME.test(uri) ? uri.replace(SCHEME, '') : null;
  if (path !== null && names.includes(path)) return path;
  return names.find((name) => PICTURE.test(name) && /icon/i.test(name)) ?? null;
}
