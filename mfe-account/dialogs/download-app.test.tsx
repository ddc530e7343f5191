// @vitest-environment jsdom
import { links } from '@storyloom/contract/apps/endpoints/links';
import type { AppLinks } from '@storyloom/contract/apps/entities/app-links';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { GetApp } from '../features/apps/GetApp.tsx';
import DownloadApp from './download-app.tsx';

afterEach(cleanup);

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
});

describe('GetApp', () => {
  it('renders if a store has the app', async () => {
    render(inShell(hostWith({ appStore: null, googlePlay: play }).host, <GetApp />));
    expect(await screen.findByRole('button', { name: 'Get the app' })).toBeDefined();
  });

  it('renders nothing without an app, and inside an app', async () => {
    const none = hostWith({ appStore: null, googlePlay: null });
    render(inShell(none.host, <GetApp />));
    await waitFor(() => expect(none.calls.sentTo(links)).toHaveLength(1));
    render(inShell(hostWith({ appStore: null, googlePlay: play }, true).host, <GetApp />));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
