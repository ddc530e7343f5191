import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { RendererSettings } from './messages.ts';
import type { PageRequest } from './page.ts';
import { RendererEndedError, startRenderer } from './renderer-process.ts';

const script = fileURLToPath(new URL('../../fixtures/wrong-renderer.ts', import.meta.url));

async function open(answer: object) {
  const folder = mkdtempSync(join(tmpdir(), 'storyloom-'));
  const renderer = await startRenderer({ dist: folder, cacheDir: folder } as RendererSettings, script);
  onTestFinished(async () => {
    renderer.stop();
    await renderer.ended;
    rmSync(folder, { recursive: true });
  });
  const request = { url: JSON.stringify(answer) } as PageRequest;
  return { renderer, ...renderer.render(request, new AbortController().signal) };
}

const found = { status: 200, location: null };

describe('a renderer that answers wrongly', () => {
  it.each([
    ['no page', { page: null }],
    ['a status that is none', { page: { status: 42, location: null } }],
    ['a location that is no text', { page: { status: 302, location: 7 } }],
    ['a piece of a document that is no bytes', { write: 'text', page: found }],
    ['an end of a document that is no bytes', { end: 7, page: found }],
  ])('is ended: %s', async (_, answer) => {
    const { renderer, page, complete } = await open(answer);
    const results = await Promise.allSettled([complete, page]);
    expect(results[0]).toMatchObject({ reason: expect.any(RendererEndedError) });
    expect(await renderer.ended).toMatch(/that is no (bytes|page)$/);
    expect(renderer.pages()).toBe(0);
  });
});
