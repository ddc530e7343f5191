import { uploadUserAvatar } from '@storyloom/contract/users/endpoints/upload-user-avatar';
import { encodeChunk, encodePng } from '../support/png.ts';
import { type Attack, said } from './caller.ts';

const MB = 1024 ** 2;

/** A PNG whose header claims this many pixels per side. */
function pngHeader(side: number): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.alloc(8);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  return Buffer.concat([header, size, Buffer.from('0806000000', 'hex'), Buffer.alloc(4)]);
}

const script = '<script>alert(1)</script>';
const frames = Buffer.alloc(8);
frames.writeUInt32BE(1_000_000, 0);

const files: Record<string, [Buffer, RegExp]> = {
  'an avatar of 11 MB': [Buffer.concat([pngHeader(16), Buffer.alloc(11 * MB)]), /upload\.too_large/],
  'an avatar of 50,000 pixels a side': [pngHeader(50_000), /upload\./],
  'an SVG as avatar': [
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    /upload\.not_an_image/,
  ],
  'an avatar that is cut off': [encodePng([]).subarray(0, -30), /upload\.damaged/],
  'a web page as avatar': [Buffer.from(`<!doctype html>${script}`), /upload\.not_an_image/],
  'an avatar that is also a web page': [
    Buffer.concat([encodePng([]), Buffer.from(`<html>${script}</html>`)]),
    /upload\.not_an_image/,
  ],
  'an avatar with a script in its text': [
    encodePng([encodeChunk('tEXt', Buffer.from(`Comment\0${script}`))]),
    /upload\.not_an_image/,
  ],
  'an avatar of 1,000,000 frames': [encodePng([encodeChunk('acTL', frames)]), /upload\.animated/],
};

export const avatarAttacks: Record<string, Attack> = Object.fromEntries(
  Object.entries(files).map(([name, [bytes, refused]]): [string, Attack] => [
    name,
    {
      refused,
      async run(caller) {
        const { token } = await caller.signUp();
        const file = { name: 'avatar.png', mimeType: 'image/png', buffer: bytes };
        const response = await caller.request.post(`/api${uploadUserAvatar.path}`, {
          multipart: { file },
          headers: { tokenid: token },
        });
        return said({ status: response.status(), ...(await response.json()) });
      },
    },
  ]),
);
