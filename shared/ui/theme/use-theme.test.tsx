// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyTheme, followTheme } from './apply-theme.ts';
import { ThemeChoices } from './ThemeChoices.tsx';
import { parseTheme } from './theme.ts';
import { useTheme } from './use-theme.ts';

beforeEach(() => {
  document.cookie = 'theme=; Path=/; Max-Age=0';
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)"><meta name="theme-color" media="(prefers-color-scheme: dark)">';
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
});
afterEach(cleanup);

const themeRadio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const bars = () => [...document.querySelectorAll('meta')].map(({ content }) => content);

describe('useTheme', () => {
  it('applies a choice to the page, the cookie and the browser’s bar', async () => {
    render(<ThemeChoices />);
    expect(themeRadio('Dark').checked).toBe(true);
    await act(async () => fireEvent.click(themeRadio('Light')));
    expect(themeRadio('Light').checked).toBe(true);
    expect(document.documentElement.dataset.theme).toBe('light');
    expect(parseTheme(document.cookie).scheme).toBe('light');
    expect(bars()).toEqual(['#f9f5ee', '#f9f5ee']);
    await act(async () => fireEvent.click(themeRadio('System')));
    expect(bars()).toEqual(['#f9f5ee', '#0d0d13']);
  });

  it('leaves the other parts of the theme unchanged', async () => {
    document.documentElement.dataset.textSize = '4';
    render(<ThemeChoices />);
    await act(async () => fireEvent.click(themeRadio('Light')));
    expect(parseTheme(document.cookie)).toMatchObject({ scheme: 'light', size: '4' });
  });

  it('updates every component that reads the theme', async () => {
    function Shown() {
      return <p>{useTheme().theme.scheme}</p>;
    }
    render(
      <>
        <ThemeChoices />
        <Shown />
      </>,
    );
    await act(async () => fireEvent.click(themeRadio('Light')));
    expect(screen.getByText('light')).toBeDefined();
  });
});

/** The channels of a browser, which delivers messages one by one. */
function browser() {
  const channels: FakeChannel[] = [];
  const messages: (() => void)[] = [];
  class FakeChannel {
    onmessage: (event: { data: unknown }) => void = () => {};
    readonly name: string;
    constructor(name: string) {
      this.name = name;
      channels.push(this);
    }
    close() {}
    postMessage(data: unknown) {
      const others = channels.filter((channel) => channel !== this && channel.name === this.name);
      messages.push(() => {
        for (const channel of others) channel.onmessage({ data });
      });
    }
  }
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  return { Channel: FakeChannel, deliver: () => messages.shift()?.() };
}

// These tests run before those of `followTheme`, whose listeners stay on the page.
describe('applyTheme', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('announces a choice under a shell of an earlier release too', () => {
    const { Channel, deliver } = browser();
    const heard: unknown[] = [];
    new Channel('storyloom-theme').onmessage = ({ data }) => heard.push(data);
    applyTheme(parseTheme('theme=light.inter.4.wide'));
    deliver();
    expect(heard).toEqual([null]);
  });
});

describe('followTheme', () => {
  beforeEach(() => void browser());
  afterEach(() => vi.unstubAllGlobals());

  it('applies the theme another tab chose', () => {
    followTheme();
    document.cookie = 'theme=light.inter.5.wide; Path=/';
    window.dispatchEvent(new Event('pageshow'));
    expect(document.documentElement.dataset).toMatchObject({
      theme: 'light',
      textFont: 'inter',
      textSize: '5',
    });
  });

  it('applies the theme that another tab announces, also if the cookie arrives later', () => {
    const { Channel, deliver } = browser();
    document.cookie = 'theme=dark.inter.4.wide; Path=/';
    followTheme();
    new Channel('storyloom-theme').postMessage('theme=light.inter.4.wide; Path=/');
    deliver();
    expect(document.documentElement.dataset).toMatchObject({ theme: 'light', textFont: 'inter' });
  });

  it('reads the cookie when a micro-frontend of an earlier release announces a change', () => {
    const { Channel, deliver } = browser();
    followTheme();
    document.cookie = 'theme=light.inter.4.wide; Path=/';
    new Channel('storyloom-theme').postMessage(null);
    deliver();
    expect(document.documentElement.dataset.theme).toBe('light');
  });

  it('announces the choices of this page in their order, and never shows an earlier one again', () => {
    const { Channel, deliver } = browser();
    followTheme();
    const heard: string[] = [];
    new Channel('storyloom-theme').onmessage = ({ data }) => heard.push(parseTheme(String(data)).scheme);
    applyTheme(parseTheme('theme=light.inter.4.wide'));
    applyTheme(parseTheme('theme=auto.inter.4.wide'));
    deliver();
    expect(document.documentElement.dataset.theme).toBe('auto');
    deliver();
    expect(document.documentElement.dataset.theme).toBe('auto');
    expect(heard).toEqual(['light', 'auto']);
  });

  it('keeps the rendered theme when the browser stores no cookies', () => {
    followTheme();
    document.documentElement.dataset.theme = 'light';
    window.dispatchEvent(new Event('pageshow'));
    expect(document.documentElement.dataset.theme).toBe('light');
  });
});
