// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

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

describe('the wait for an element', () => {
  it('ends after the effects of the commit that shows it, on a slow machine too', async () => {
    const effect = vi.fn();
    render(<Slow effect={effect} />);
    await screen.findByText('ready');
    expect(effect).toHaveBeenCalledOnce();
  });
});

function Slow({ effect }: { effect: () => void }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => void Promise.resolve().then(() => setReady(true)), []);
  return isReady ? <Ready effect={effect} /> : null;
}

/** Takes so long to commit that React leaves its effects to the next task, and longer until that task begins. */
function Ready({ effect }: { effect: () => void }) {
  useLayoutEffect(() => {
    work(20);
    void afterPromises(100).then(() => work(20));
  }, []);
  useEffect(effect, [effect]);
  return 'ready';
}

async function afterPromises(count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) await null;
}

function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}
