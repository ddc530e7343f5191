// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Pager } from './Pager.tsx';

afterEach(cleanup);

const show = (growing: boolean) => {
  const pager = <Pager page={1} hrefOf={(page) => `/story/${page}`} nextHref="/story/2" growing={growing} />;
  render(inShell(createFakeHost().host, pager));
  return screen.getByRole('navigation', { name: 'Pages' }).dataset.growing;
};

describe('Pager', () => {
  it('is marked as growing while the list above loads more', () => {
    expect(show(true)).toBe('true');
    cleanup();
    expect(show(false)).toBe('false');
  });
});
