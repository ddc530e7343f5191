// @vitest-environment jsdom
import type { Banner } from '@storyloom/contract/editorial/entities/banner';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Banners } from './Banners.tsx';

afterEach(cleanup);

const banner = (title: string, imageUrl: string | null): Banner => ({
  id: title.toLowerCase(),
  title,
  text: `About ${title}.`,
  imageUrl,
  href: `/collection/${title.toLowerCase()}`,
});

describe('Banners', () => {
  it('links each banner to its address, and loads the first image eagerly', () => {
    const banners = [
      banner('Storm', '/files/storm.webp'),
      banner('Road', null),
      banner('Sky', '/files/sky.webp'),
    ];
    const { container } = render(inShell(createFakeHost().host, <Banners banners={banners} first={null} />));
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/collection/storm',
      '/collection/road',
      '/collection/sky',
    ]);
    const pictures = [...container.querySelectorAll('img')].map((img) => [
      img.getAttribute('src'),
      img.getAttribute('loading'),
    ]);
    expect(pictures).toEqual([
      ['/files/storm.webp', 'eager'],
      ['/files/sky.webp', 'lazy'],
    ]);
  });
});
