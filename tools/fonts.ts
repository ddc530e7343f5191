import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * Makes the fonts of shared/ui/theme/fonts.css from the packages they come from, with the characters of their unicode-range,
 * the weights and the features that the site uses: `node tools/fonts.ts`, after a change of these or of the packages.
 */
const weights = { min: 400, max: 700, default: 400 };
const features = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];

const theme = join(import.meta.dirname, '..', 'shared', 'ui', 'theme');
const css = readFileSync(join(theme, 'fonts.css'), 'utf8');
const { resolve } = createRequire(import.meta.filename);
mkdirSync(join(theme, 'fonts'), { recursive: true });

for (const [, file = '', range = ''] of css.matchAll(
  /url\("\.\/fonts\/(.+?)"\)[^}]*?unicode-range:([^;]+);/g,
)) {
  const [family] = file.split('-');
  const folder = dirname(resolve(`@fontsource-variable/${family}/package.json`));
  // English texts rarely need more than the basic characters of “latin”.
  const original = readFileSync(join(folder, 'files', file.replace('-basic-', '-latin-')));
  const options = { variationAxes: { wght: weights }, keepFeatures: features, noHinting: true };
  const font = await subsetFont(original, textOf(range), { targetFormat: 'woff2', ...options });
  writeFileSync(join(theme, 'fonts', file), font);
  copyFileSync(join(folder, 'LICENSE'), join(theme, 'fonts', `${family}-license.txt`));
  console.info(`${file}: ${original.length} → ${font.length} bytes`);
}

/** All characters of a unicode-range of CSS. */
function textOf(range: string): string {
  return range
    .split(',')
    .map((part) => {
      const [first = '', last = first] = part.trim().slice('U+'.length).split('-');
      const start = Number.parseInt(first, 16);
      const count = Number.parseInt(last, 16) - start + 1;
      return String.fromCodePoint(...Array.from({ length: count }, (_, index) => start + index));
    })
    .join('');
}
