// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnalytics } from './analytics.ts';
import { createConsent } from './consent.ts';

const reply = { element_id: 'reply', element_content: 'Send', element_type: 'button' } as const;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function setup(consent = createConsent('ask')) {
  const port = { track: vi.fn(), forget: vi.fn() };
  const load = vi.fn(async () => port);
  const analytics = createAnalytics(consent, load);
  analytics.start();
  return { consent, port, load, analytics };
}

/** Until the browser was idle. */
const settled = () => vi.advanceTimersByTimeAsync(3_000);

describe('createConsent', () => {
  it('asks until there is an answer, which the device keeps', () => {
    expect(createConsent('ask').getState()).toBe('ask');
    createConsent('ask').answer('refused');
    expect(createConsent('ask').getState()).toBe('refused');
    expect(createConsent('granted').getState()).toBe('refused');
    expect(createConsent('off').getState()).toBe('off');
  });

  it('is off where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(createConsent('ask').getState()).toBe('off');
    expect(createConsent('granted').getState()).toBe('off');
  });

  it('takes an answer that cannot be kept for this document', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const consent = createConsent('ask');
    consent.answer('granted');
    expect(consent.getState()).toBe('granted');
  });
});

describe('createAnalytics', () => {
  it.each(['ask', 'off'] as const)('loads nothing while consent is %s', async (setting) => {
    const { analytics, load } = setup(createConsent(setting));
    analytics.track(reply);
    await settled();
    expect(load).not.toHaveBeenCalled();
  });

  it('counts after a yes, and forgets after a no', async () => {
    const { consent, analytics, port, load } = setup();
    consent.answer('granted');
    analytics.track(reply);
    await settled();
    expect(port.track.mock.calls).toEqual([[reply]]);
    expect(port.forget).not.toHaveBeenCalled();
    consent.answer('refused');
    await settled();
    expect(port.forget).toHaveBeenCalledTimes(1);
    consent.answer('granted');
    analytics.track(reply);
    await settled();
    expect(port.track).toHaveBeenCalledTimes(2);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('logs once that it could not be loaded, and goes on', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { consent, analytics, load } = setup();
    const failure = new Error('offline');
    load.mockRejectedValue(failure);
    consent.answer('granted');
    analytics.track(reply);
    analytics.track(reply);
    await settled();
    expect(log.mock.calls).toEqual([['SA', failure]]);
  });
});
