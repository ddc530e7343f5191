// @vitest-environment jsdom
import { links } from '@storyloom/contract/apps/endpoints/links';
import type { AppLinks } from '@storyloom/contract/apps/entities/app-links';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GetApp } from '../features/apps/GetApp.tsx';
import DownloadApp from './download-app.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const play = 'https://play.google.com/store/apps/details?id=example.stories';

function hostWith(response: AppLinks, isWebView = false) {
  const fake = createFakeHost({ webview: { active: isWebView } });
  fake.calls.respond(links, () => response);
  return fake;
}

describe('download-app dialog', () => {
  it('shows a QR code and a link for each store that has the app', async () => {
    const { host } = hostWith({ appStore: null, googlePlay: play });
    render(
      inShell(host, <DownloadApp input={undefined} open zIndex={50} close={() => {}} onClosed={() => {}} />),
    );
    const link = await screen.findByRole('link', { name: 'Google Play' });
    expect(link.getAttribute('href')).toBe(play);
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  it('shows a QR code of the site if no store has the app', async () => {
    const { host } = hostWith({ appStore: null, googlePlay: null });
    render(
      inShell(host, <DownloadApp input={undefined} open zIndex={50} close={() => {}} onClosed={() => {}} />),
    );
    expect(await screen.findByRole('img', { name: `QR code of ${location.host}` })).toBeDefined();
    expect(screen.getByRole('dialog', { name: 'Open on your phone' })).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('GetApp', () => {
  it('renders if a store has the app', async () => {
    render(inShell(hostWith({ appStore: null, googlePlay: play }).host, <GetApp />));
    expect(await screen.findByRole('button', { name: 'Get the app' })).toBeDefined();
  });

  it('offers the site’s address without an app', async () => {
    render(inShell(hostWith({ appStore: null, googlePlay: null }).host, <GetApp />));
    expect(await screen.findByRole('button', { name: 'Open on your phone' })).toBeDefined();
  });

  it('renders nothing on a phone without an app', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { host, calls } = hostWith({ appStore: null, googlePlay: null });
    render(inShell(host, <GetApp />));
    await waitFor(() => expect(calls.sentTo(links)).toHaveLength(1));
    await act(async () => {});
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('renders nothing inside an app', () => {
    render(inShell(hostWith({ appStore: null, googlePlay: play }, true).host, <GetApp />));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
