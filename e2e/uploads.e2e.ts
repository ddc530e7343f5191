import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import type { Page } from '@playwright/test';
import { image } from '@storyloom/contract/uploads/endpoints/image';
import { loginUser } from '@storyloom/contract/users/endpoints/login-user';
import { runStatement } from './support/database.ts';
import { expect, test } from './support/fixtures.ts';
import { home } from './support/site.ts';

const MB = 1024 ** 2;
const path = `/api${image.path}`;
const tooLarge = 'This image is larger than 10 MB. Choose a smaller one.';

/** Opens the site as a visitor with an account; returns the token. */
async function signIn(page: Page): Promise<string> {
  await page.goto('/');
  const token = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'tokenid')?.value ?? '';
  await expect.poll(token).not.toBe('');
  const { data } = await (
    await page.request.get(`/api${loginUser.path}`, { headers: { tokenid: await token() } })
  ).json();
  expect(await runStatement('update users set is_real = true where id = $1', [data.id])).toBe(1);
  return token();
}

interface Outcome {
  status: number;
  answer: { code: number; msg: string; data: { error?: string; url?: string } };
  /** Bytes sent at each progress event. */
  sent: number[];
  total: number;
}

/** Uploads a PNG of this size from the page, as `uploadFile` does. Its pixels are followed by a private chunk as padding. */
async function uploadPng(page: Page, token: string, bytes: number): Promise<Outcome> {
  const png = Buffer.from(
    await page.evaluate(() => document.createElement('canvas').toDataURL('image/png').split(',')[1] ?? ''),
    'base64',
  );
  const length = bytes - png.length - 12;
  const checksum = crc32(Buffer.concat([Buffer.from('prVt'), Buffer.alloc(length, 1)]));
  const input = {
    path,
    token,
    length,
    checksum,
    start: [...png.subarray(0, -12)],
    end: [...png.subarray(-12)],
  };
  return page.evaluate(async ({ path, token, length, checksum, start, end }) => {
    const number = (value: number) => new Uint8Array(new Uint32Array([value]).buffer).reverse();
    const chunk = [number(length), 'prVt', new Uint8Array(length).fill(1), number(checksum)];
    const form = new FormData();
    form.append('file', new File([new Uint8Array(start), ...chunk, new Uint8Array(end)], 'cover.png'));
    const sending = new XMLHttpRequest();
    sending.open('POST', path);
    sending.setRequestHeader('tokenid', token);
    const sent: number[] = [];
    let total = 0;
    sending.upload.onprogress = (event) => {
      sent.push(event.loaded);
      total = event.total;
    };
    await new Promise((done) => {
      sending.onloadend = done;
      sending.send(form);
    });
    return { status: sending.status, answer: JSON.parse(sending.responseText || 'null'), sent, total };
  }, input);
}

test('an image of up to 10 MB is stored through the host, with progress, and a larger one refused', {
  tag: '@any-width',
}, async ({ page }) => {
  const token = await signIn(page);
  for (const bytes of [Math.floor(9.9 * MB), 10 * MB]) {
    const { status, answer, sent, total } = await uploadPng(page, token, bytes);
    expect([status, answer.code]).toEqual([200, 0]);
    expect(total).toBeGreaterThan(bytes);
    expect(sent.at(-1)).toBe(total);
    expect(sent).toEqual(sent.toSorted((one, other) => one - other));
    const stored = await page.request.get(answer.data.url ?? '');
    expect([stored.status(), stored.headers()['content-type']]).toEqual([200, 'image/webp']);
  }
  for (const bytes of [10 * MB + 1, Math.ceil(10.1 * MB), 24 * MB]) {
    const { status, answer } = await uploadPng(page, token, bytes);
    expect([status, answer?.data.error, answer?.msg]).toEqual([200, 'upload.too_large', tooLarge]);
  }
});

test('a form that announces 11 MB is refused before it is sent', { tag: '@any-width' }, async ({ page }) => {
  const sending = request(home + path, {
    method: 'POST',
    headers: {
      tokenid: await signIn(page),
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(11 * MB),
    },
  });
  sending.flushHeaders();
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  expect(JSON.parse(await text(response))).toMatchObject({
    data: { error: 'upload.too_large' },
    msg: tooLarge,
  });
  sending.destroy();
});
