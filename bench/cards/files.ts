import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { base64, textChunks, withChunks, zipOf } from '@storyloom/api/modules/cards/testing/card-samples.ts';
import { pngOf } from '@storyloom/api/modules/uploads/testing/hostile-images.ts';
import { ReceivedFile } from '@storyloom/api/platform/http/form.ts';

export const MB = 1024 ** 2;

/** A card of version 3 with `entries` entries of 300 words. */
function createCard(entries: number) {
  const content = 'The old lamp burns whale oil at night. '.repeat(37);
  return {
    spec: 'chara_card_v3',
    spec_version: '3.0',
    data: {
      ...{ name: 'Aria', description: content, first_mes: content, extensions: {} },
      assets: [{ type: 'icon', uri: 'embeded://assets/icon/images/0.png', name: 'main', ext: 'png' }],
      character_book: {
        extensions: {},
        entries: Array.from({ length: entries }, (_, at) => ({
          ...{ keys: [`key ${at}`, `other ${at}`], content, comment: `Entry ${at}`, enabled: true },
          ...{ insertion_order: at, extensions: {} },
        })),
      },
    },
  };
}

/** Writes a CHARX file of about 20 MB: 19 pictures that do not compress, and a card with a large lorebook. */
export async function writeCharx(path: string): Promise<void> {
  const pictures = Array.from({ length: 19 }, (_, at) => [`assets/icon/images/${at}.png`, randomBytes(MB)]);
  const files = Object.fromEntries([['card.json', JSON.stringify(createCard(500))], ...pictures]);
  await writeFile(path, await zipOf(files));
}

/** A PNG card of this size. */
export async function createPngCard(bytes: number): Promise<Buffer> {
  const chunk = textChunks.tEXt('ccv3', base64(createCard(100)));
  return withChunks(await pngOf(bytes - chunk.length), chunk);
}

/** A file as the API receives it from a form. */
export async function receivedFile(path: string): Promise<File> {
  return new ReceivedFile(await openAsBlob(path), 'card', path);
}
