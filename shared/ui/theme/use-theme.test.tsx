// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { followLook } from './apply-theme.ts';
import { ThemeChoices } from './ThemeChoices.tsx';
import { lookIn } from './theme.ts';
import { useLook } from './use-theme.ts';

beforeEach(() => {
  document.cookie = 'look=; Path=/; Max-Age=0';
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)"><meta name="theme-color" media="(prefers-color-scheme: dark)">';
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
});
afterEach(cleanup);

const themeRadio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const bars = () => [...document.querySelectorAll('meta')].map(({ content }) => content);

it('changes the page, keeps the choice, and colours the browser’s bar', async () => {
  render(<ThemeChoices />);
  expect(themeRadio('Dark ink').checked).toBe(true);
  await act(async () => fireEvent.click(themeRadio('Paper')));
  expect(themeRadio('Paper').checked).toBe(true);
  expect(document.documentElement.dataset.theme).toBe('light');
  expect(lookIn(document.cookie).theme).toBe('light');
  expect(bars()).toEqual(['#f9f5ee', '#f9f5ee']);
  await act(async () => fireEvent.click(themeRadio('System')));
  expect(bars()).toEqual(['#f9f5ee', '#0d0d13']);
});

it('leaves the rest of the look as it is', async () => {
  document.documentElement.dataset.textSize = '4';
  render(<ThemeChoices />);
  await act(async () => fireEvent.click(themeRadio('Paper')));
  expect(lookIn(document.cookie)).toMatchObject({ theme: 'light', size: '4' });
});

it('shows in every place that a choice was made in another', async () => {
  function Shown() {
    return <p>{useLook().look.theme}</p>;
  }
  render(
    <>
      <ThemeChoices />
      <Shown />
    </>,
  );
  await act(async () => fireEvent.click(themeRadio('Paper')));
  expect(screen.getByText('light')).toBeDefined();
});

it('takes over what another tab chose', () => {
  followLook();
  document.cookie = 'look=light.inter.5.wide; Path=/';
  window.dispatchEvent(new Event('pageshow'));
  expect(document.documentElement.dataset).toMatchObject({
    theme: 'light',
    textFont: 'inter',
    textSize: '5',
  });
});

it('keeps the page as it is for a visitor whose browser keeps no cookie', () => {
  followLook();
  document.documentElement.dataset.theme = 'light';
  window.dispatchEvent(new Event('pageshow'));
  expect(document.documentElement.dataset.theme).toBe('light');
});
