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

describe('followTheme', () => {
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

  it('applies the theme when another tab announces it', () => {
    const channels: FakeBroadcastChannel[] = [];
    class FakeBroadcastChannel {
      onmessage = () => {};
      readonly name: string;
      constructor(name: string) {
        this.name = name;
        channels.push(this);
      }
      postMessage() {
        const others = channels.filter((channel) => channel !== this && channel.name === this.name);
        for (const channel of others) channel.onmessage();
      }
      close() {}
    }
    vi.stubGlobal('BroadcastChannel', FakeBroadcastChannel);
    followTheme();
    applyTheme(parseTheme('theme=light.inter.4.wide'));
    // Announced by a tab whose document is another one.
    document.documentElement.removeAttribute('data-theme');
    new FakeBroadcastChannel('storyloom-theme').postMessage();
    expect(document.documentElement.dataset.theme).toBe('light');
    vi.unstubAllGlobals();
  });

  it('keeps the rendered theme when the browser stores no cookies', () => {
    followTheme();
    document.documentElement.dataset.theme = 'light';
    window.dispatchEvent(new Event('pageshow'));
    expect(document.documentElement.dataset.theme).toBe('light');
  });
});
