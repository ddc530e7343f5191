// @vitest-environment jsdom
import { bannerSave } from '@storyloom/contract/editorial/endpoints/banner-save';
import { campaignSave } from '@storyloom/contract/editorial/endpoints/campaign-save';
import { content } from '@storyloom/contract/editorial/endpoints/content';
import type { EditableBanner } from '@storyloom/contract/editorial/entities/banner';
import type { Campaign } from '@storyloom/contract/editorial/entities/campaign';
import type { EditorialContent } from '@storyloom/contract/editorial/entities/editorial-content';
import { image } from '@storyloom/contract/uploads/endpoints/image';
import { BusinessError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import Editorial from './Editorial.tsx';
import { toLocalInput } from './schedule.model.ts';

// Test files of one worker share modules: others may load the real upload before or after.
const upload = vi.hoisted(() => {
  vi.resetModules();
  return vi.fn();
});
afterAll(() => vi.resetModules());
vi.mock('@storyloom/http/upload-file', () => ({ uploadFile: upload }));
afterEach(() => {
  cleanup();
  upload.mockReset();
});

const stored: EditableBanner = {
  id: 'b1',
  title: 'A night of ghosts',
  text: '',
  imageUrl: null,
  href: '/story',
  startsAt: null,
  endsAt: null,
};
const running: Campaign = {
  id: 'c1',
  type: 'STORY',
  title: 'Winter tales',
  text: 'Write of snow.',
  tag: 'winter',
  startsAt: '2026-11-01T09:00:00.000Z',
  endsAt: '2027-02-01T09:00:00.000Z',
};

async function open(kind: 'banners' | 'campaigns', button: string, banner = stored) {
  const toast = vi.fn();
  const { host, calls } = createFakeHost({ toast }, { status: 'real', tokenId: 'token1', userId: 'admin1' });
  const shown: EditorialContent = { banners: [banner], collections: [], tags: [], campaigns: [running] };
  calls.respond(content, () => shown);
  render(inShell(host, <Editorial id={kind} />));
  fireEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = within(screen.getByRole('dialog'));
  const fill = (label: string, value: string) =>
    act(async () => fireEvent.change(dialog.getByLabelText(label), { target: { value } }));
  const press = (name: string) => act(async () => fireEvent.click(dialog.getByRole('button', { name })));
  const choose = (file: File) =>
    act(async () => fireEvent.change(dialog.getByLabelText('Picture'), { target: { files: listOf(file) } }));
  return { calls, toast, dialog, fill, press, choose };
}

/** jsdom cannot create a FileList. */
const listOf = (file: File) => ({ length: 1, 0: file, item: () => file });
const picture = new File(['pixels'], 'ghosts.png', { type: 'image/png' });

const pictureOf = (dialog: ReturnType<typeof within>) =>
  dialog.getByRole('figure', { name: 'Preview' }).querySelector('img')?.getAttribute('src') ?? null;

describe('banner form', () => {
  it('uploads the picture, shows it in the preview, and saves the banner with it', async () => {
    const { calls, toast, dialog, fill, press, choose } = await open('banners', 'New banner');
    calls.respond(bannerSave, () => stored);
    upload.mockResolvedValue({ url: '/files/covers/ghosts.webp' });
    await fill('Title', 'Ghosts at noon');
    await fill('Text (optional)', 'Seven stories that do not wait for the night.');
    await fill('Leads to', '/collection/stormy-night');
    await choose(picture);
    expect(upload.mock.calls[0]?.slice(1, 3)).toEqual([image, { file: picture }]);
    expect(pictureOf(dialog)).toBe('/files/covers/ghosts.webp');
    await press('Save banner');
    expect(calls.sentTo(bannerSave)).toEqual([
      {
        title: 'Ghosts at noon',
        text: 'Seven stories that do not wait for the night.',
        href: '/collection/stormy-night',
        imageUrl: '/files/covers/ghosts.webp',
        startsAt: null,
        endsAt: null,
      },
    ]);
    expect(toast.mock.calls).toEqual([['success', 'Banner saved.']]);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(calls.sentTo(content)).toHaveLength(2));
  });

  it('cannot be saved while the picture is uploaded', async () => {
    const { calls, dialog, fill, press, choose } = await open('banners', 'New banner');
    const sending = Promise.withResolvers<{ url: string }>();
    upload.mockImplementation((_transport, _endpoint, _input, { onProgress }) => {
      onProgress({ sent: 1, total: 4 });
      return sending.promise;
    });
    await fill('Title', 'Ghosts at noon');
    await choose(picture);
    const save = dialog.getByRole('button', { name: 'Save banner' });
    expect(save.getAttribute('aria-disabled')).toBe('true');
    await press('Save banner');
    expect(calls.sentTo(bannerSave)).toEqual([]);
    await act(async () => sending.resolve({ url: '/files/covers/ghosts.webp' }));
    expect(save.getAttribute('aria-disabled')).toBeNull();
  });

  it('shows why a picture is refused, and saves without one', async () => {
    const { calls, dialog, fill, press, choose } = await open('banners', 'New banner');
    calls.respond(bannerSave, () => stored);
    const message = 'This file isn’t an image.';
    upload.mockRejectedValue(new BusinessError(16002, message, 'upload.unreadable', {}));
    await fill('Title', 'Ghosts at noon');
    await choose(picture);
    expect(dialog.getByText(message)).toBeDefined();
    await press('Save banner');
    expect(calls.sentTo(bannerSave)).toMatchObject([{ imageUrl: null, href: '/' }]);
  });

  it('saves a changed banner under its id', async () => {
    const { calls, fill, press } = await open('banners', 'Edit');
    calls.respond(bannerSave, () => stored);
    await fill('Title', 'A night of foxes');
    await press('Save banner');
    expect(calls.sentTo(bannerSave)).toEqual([{ ...stored, title: 'A night of foxes' }]);
  });

  it('schedules a banner with a start and an end', async () => {
    const { calls, fill, press } = await open('banners', 'Edit');
    calls.respond(bannerSave, () => stored);
    const [startsAt, endsAt] = ['2099-01-01T10:00:00.000Z', '2099-02-01T10:00:00.000Z'];
    await fill('Shown from (optional)', toLocalInput(startsAt));
    await fill('Shown until (optional)', toLocalInput(endsAt));
    await press('Save banner');
    expect(calls.sentTo(bannerSave)).toEqual([{ ...stored, startsAt, endsAt }]);
  });

  it('removes the times, and refuses an end before the start', async () => {
    const planned = { ...stored, startsAt: '2099-02-01T10:00:00.000Z' };
    const { calls, dialog, fill, press } = await open('banners', 'Edit', planned);
    calls.respond(bannerSave, () => stored);
    expect(screen.getByText('Scheduled')).toBeDefined();
    expect(screen.getByText('/story · From Feb 1, 2099')).toBeDefined();
    await fill('Shown until (optional)', toLocalInput('2099-01-01T10:00:00.000Z'));
    await press('Save banner');
    expect(dialog.getAllByText('The end must come after the start')).not.toHaveLength(0);
    expect(calls.sentTo(bannerSave)).toEqual([]);
    await fill('Shown until (optional)', '');
    await fill('Shown from (optional)', '');
    await press('Save banner');
    expect(calls.sentTo(bannerSave)).toEqual([stored]);
  });

  it('removes the stored picture, and moves the focus to the file field', async () => {
    const illustrated = { ...stored, imageUrl: '/files/covers/ghosts.webp' };
    const { calls, dialog, press } = await open('banners', 'Edit', illustrated);
    calls.respond(bannerSave, () => stored);
    expect(pictureOf(dialog)).toBe(illustrated.imageUrl);
    await press('Remove the picture');
    expect(pictureOf(dialog)).toBeNull();
    expect(document.activeElement).toBe(dialog.getByLabelText('Picture'));
    expect(dialog.queryByRole('button', { name: 'Remove the picture' })).toBeNull();
    await press('Save banner');
    expect(calls.sentTo(bannerSave)).toEqual([stored]);
  });

  it('ignores an upload that finishes after the picture was removed', async () => {
    const { dialog, press, choose } = await open('banners', 'Edit', stored);
    const sent = Promise.withResolvers<{ url: string }>();
    upload.mockReturnValue(sent.promise);
    await choose(picture);
    await press('Remove');
    await act(async () => sent.resolve({ url: '/files/covers/foxes.webp' }));
    expect(pictureOf(dialog)).toBeNull();
  });

  it('shows the stored picture again when a newly chosen one is removed', async () => {
    const illustrated = { ...stored, imageUrl: '/files/covers/ghosts.webp' };
    const { dialog, press, choose } = await open('banners', 'Edit', illustrated);
    upload.mockResolvedValue({ url: '/files/covers/foxes.webp' });
    await choose(picture);
    expect(pictureOf(dialog)).toBe('/files/covers/foxes.webp');
    await press('Remove');
    expect(pictureOf(dialog)).toBe(illustrated.imageUrl);
    expect(document.activeElement).toBe(dialog.getByLabelText('Picture'));
  });

  it('refuses a link to another site', async () => {
    const { calls, dialog, fill, press } = await open('banners', 'New banner');
    await fill('Title', 'Ghosts at noon');
    await fill('Leads to', '//ghosts.example');
    await press('Save banner');
    const message = 'Enter a path of this site, such as /collection/stormy-night';
    expect(dialog.getAllByText(message).length).toBeGreaterThan(0);
    expect(calls.sentTo(bannerSave)).toEqual([]);
  });
});

describe('campaign form', () => {
  /** Converts an input's time from the device's time zone. */
  const inUtc = (local: string) => new Date(local).toISOString();

  it('saves a campaign with its schedule, in UTC', async () => {
    const { calls, toast, dialog, fill, press } = await open('campaigns', 'New campaign');
    calls.respond(campaignSave, () => running);
    await act(async () => fireEvent.change(dialog.getByLabelText('For'), { target: { value: 'ROLE' } }));
    await fill('Title', 'Voices of spring');
    await fill('Text', 'Characters who wake up.');
    await fill('Tag', 'spring');
    await fill('Starts', '2027-03-01T08:00');
    await fill('Ends', '2027-04-01T20:30');
    expect(dialog.getByRole('region', { name: 'Preview' }).textContent).toContain('Voices of spring');
    await press('Save campaign');
    expect(calls.sentTo(campaignSave)).toEqual([
      {
        type: 'ROLE',
        title: 'Voices of spring',
        text: 'Characters who wake up.',
        tag: 'spring',
        startsAt: inUtc('2027-03-01T08:00'),
        endsAt: inUtc('2027-04-01T20:30'),
      },
    ]);
    expect(toast.mock.calls).toEqual([['success', 'Campaign saved.']]);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(calls.sentTo(content)).toHaveLength(2));
  });

  it('requires a start, and an end after it', async () => {
    const { calls, dialog, fill, press } = await open('campaigns', 'New campaign');
    await fill('Title', 'Voices of spring');
    await fill('Text', 'Characters who wake up.');
    await fill('Tag', 'spring');
    await press('Save campaign');
    expect(dialog.getAllByText('Choose a date and a time').length).toBeGreaterThan(1);
    await fill('Starts', '2027-03-01T08:00');
    await fill('Ends', '2027-03-01T08:00');
    await press('Save campaign');
    expect(dialog.getAllByText('The end must come after the start').length).toBeGreaterThan(0);
    expect(calls.sentTo(campaignSave)).toEqual([]);
  });

  it('moves the end of a running campaign and keeps the rest', async () => {
    const { calls, fill, press } = await open('campaigns', 'Edit');
    calls.respond(campaignSave, () => running);
    await fill('Ends', '2027-01-15T12:00');
    await press('Save campaign');
    expect(calls.sentTo(campaignSave)).toEqual([{ ...running, endsAt: inUtc('2027-01-15T12:00') }]);
  });
});
