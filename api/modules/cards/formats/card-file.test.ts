import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { aria, base64, samplePng, textChunks, toBlob, withChunks, zipOf } from '../testing/card-samples.ts';
import { readCardFile } from './card-file.ts';
import { writePngCard } from './png-card.ts';

const png = await samplePng();
const v3 = { ...aria, spec: 'chara_card_v3', spec_version: '3.0' };
const readValue = async (bytes: Uint8Array | string) => (await readCardFile(toBlob(bytes))).value;

describe('readCardFile', () => {
  test.each(Object.entries(textChunks))('reads a card in a %s chunk', async (_, toChunk) => {
    expect(await readValue(withChunks(png, toChunk('chara', base64(aria))))).toEqual(aria);
  });

  test('prefers ccv3 to chara, whatever their order', async () => {
    const [older, newer] = [textChunks.tEXt('chara', base64(aria)), textChunks.tEXt('ccv3', base64(v3))];
    expect(await readValue(withChunks(png, older, newer))).toEqual(v3);
    expect(await readValue(withChunks(png, newer, older))).toEqual(v3);
  });

  test('reads JSON with a byte order mark, and CHARX also behind a picture', async () => {
    expect(await readValue(`\ufeff ${JSON.stringify(aria)}`)).toEqual(aria);
    const zip = await zipOf({ 'card.json': JSON.stringify(v3), 'assets/icon/images/main.png': png });
    expect(await readValue(zip)).toEqual(v3);
    const jpeg = await sharp(png).jpeg().toBuffer();
    expect(await readValue(Buffer.concat([jpeg, zip]))).toEqual(v3);
  });

  test('finds the main icon of a CHARX', async () => {
    const assets = [
      { type: 'icon', uri: 'embeded://assets/other.png', name: 'smile', ext: 'png' },
      { type: 'icon', uri: 'embeded://assets/face.png', name: 'main', ext: 'png' },
    ];
    const card = { ...v3, data: { ...v3.data, assets } };
    const zip = await zipOf({
      'card.json': JSON.stringify(card),
      'assets/other.png': 'x',
      'assets/face.png': png,
    });
    const { picture } = await readCardFile(toBlob(zip));
    expect(Buffer.from((await (await picture?.())?.bytes()) ?? []).equals(png)).toBe(true);
  });

  test('returns the picture of a PNG without texts and trailing bytes', async () => {
    const file = Buffer.concat([
      withChunks(png, textChunks.tEXt('chara', base64(aria))),
      Buffer.from('more'),
    ]);
    const { picture } = await readCardFile(toBlob(file));
    expect(Buffer.from((await (await picture?.())?.bytes()) ?? []).equals(png)).toBe(true);
  });
});

describe('writePngCard', () => {
  test('replaces a card and keeps the picture and other chunks', async () => {
    const other = textChunks.tEXt('Software', 'painter');
    const before = withChunks(png, other, textChunks.zTXt('chara', base64({ name: 'old' })));
    const written = await writePngCard(before, { chara: JSON.stringify(aria), ccv3: JSON.stringify(v3) });
    expect(await readValue(written)).toEqual(v3);
    expect(written.includes(other)).toBe(true);
    expect(written.includes(base64({ name: 'old' }))).toBe(false);
    expect(await sharp(written).metadata()).toMatchObject({ format: 'png', width: 40, height: 60 });
  });
});
