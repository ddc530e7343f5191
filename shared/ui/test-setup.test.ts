// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => vi.useRealTimers());

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

describe('animation frames of the test environment', () => {
  it('continue after a test in which an element with the focus is removed under fake timers', async () => {
    vi.useFakeTimers();
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    button.remove();
    vi.useRealTimers();
    expect(await nextFrame()).toBeTypeOf('number');
  });
});
