// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { followInput } from './unsaved-input.ts';

describe('unsaved input', () => {
  it('is text that was typed since the page was opened', () => {
    const input = followInput(window);
    expect(input.isUnsaved()).toBe(false);
    document.body.dispatchEvent(new Event('input', { bubbles: true }));
    expect(input.isUnsaved()).toBe(true);
    input.forget();
    expect(input.isUnsaved()).toBe(false);
  });

  it('is what asks before the page is left', () => {
    const input = followInput(window);
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { once: true });
    expect(input.isUnsaved()).toBe(true);
    expect(input.isUnsaved()).toBe(false);
  });
});
