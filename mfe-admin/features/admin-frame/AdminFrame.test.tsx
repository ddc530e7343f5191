// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AdminFrame } from './AdminFrame.tsx';
import type { AdminSection } from './sections.ts';

const original = Element.prototype.scrollIntoView;
afterEach(() => {
  cleanup();
  Element.prototype.scrollIntoView = original;
});

describe('AdminFrame', () => {
  it('scrolls its navigation to the open section', () => {
    const shown: (string | null)[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      shown.push(this.textContent);
    };
    const { host } = createFakeHost();
    const frame = (section: AdminSection) =>
      inShell(
        host,
        <AdminFrame name="Ada" logOut={null} section={section}>
          content
        </AdminFrame>,
      );
    const { rerender } = render(frame('users'));
    expect(shown).toEqual(['Users']);
    rerender(frame('audit'));
    expect(shown.at(-1)).toBe('Audit trail');
  });
});
