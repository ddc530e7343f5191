// @vitest-environment jsdom
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { BootstrapData } from '../bootstrap-data.ts';
import { createConsent } from './consent.ts';
import { startSensors } from './sensors.ts';

/** The library exists once in a page, so the tests share it. */
const consent = createConsent('ask');
// It stays in the page for the next file.
afterAll(() => consent.answer('refused'));
const beacons: { url: string; data: Record<string, unknown> & { properties: Record<string, unknown> } }[] =
  [];
const passed: unknown[][] = [];
let attempts = 0;
/** Beacons that no collector has taken yet fill the browser's limit. */
let isFull = false;

// The library sends beacons from browsers that it knows.
Object.defineProperty(navigator, 'userAgent', {
  value: 'Mozilla/5.0 Chrome/150.0.0.0 Safari/537.36',
  configurable: true,
});
Object.assign(navigator, {
  sendBeacon(url: string, body: string) {
    attempts += 1;
    if (isFull) return false;
    const data = new URLSearchParams(body).get('data') ?? '';
    beacons.push({ url, data: JSON.parse(Buffer.from(data, 'base64').toString()) });
    return true;
  },
});
Object.assign(window, {
  gtag: (...call: unknown[]) => passed.push(['gtag', ...call]),
  __recorder: {
    track: (...call: unknown[]) => passed.push(['recorder', ...call]),
    identify: (userId: string) => passed.push(['recorder is', userId]),
  },
});
vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
  { name: `${location.origin}/read/s1?userId=reader7&token=hush` } as never,
]);
history.replaceState(null, '', '/read/s1?token=hush');
document.title = 'A private title';
consent.answer('granted');
const port = startSensors({
  consent,
  routes: [{ path: '/read/:bookId', handle: { mfe: 'reader', route: {} } }, { path: '*' }],
  bootstrap: {
    composition: { id: 'c', mfes: [{ name: 'reader', stable: { buildId: 'build1' } }] },
    basename: '/',
    analytics: { consent: 'ask', url: '/api/collect' },
  } as unknown as BootstrapData,
});

const reply = { element_id: 'reply', element_content: 'Send', element_type: 'button' } as const;

/** What is sent and passed on by an action. */
function during(act: () => void) {
  const [sentBefore, passedBefore] = [beacons.length, passed.length];
  act();
  return { sent: beacons.slice(sentBefore).map(({ data }) => data), passed: passed.slice(passedBefore) };
}

describe('startSensors', () => {
  it('logs the user of the address in once, and sends the page view to the collector and other tools', () => {
    const view = beacons.find(({ data }) => data.event === '$pageview');
    expect(view).toMatchObject({
      url: `${location.origin}/api/collect`,
      data: {
        login_id: 'reader7',
        properties: { $url: `${location.origin}/read/s1`, mfe: 'reader', release: 'build1' },
      },
    });
    expect(JSON.stringify(beacons)).not.toMatch(/hush|private/);
    expect(passed).toEqual([
      ['recorder is', 'reader7'],
      ['gtag', 'event', '$pageview', view?.data.properties],
      ['recorder', '$pageview', view?.data.properties],
    ]);
  });

  it('counts a route switch, with the end of the page before', () => {
    const { sent } = during(() => history.pushState(null, '', '/search/wish'));
    expect(sent.map(({ event, properties }) => [event, properties.$url_path])).toEqual([
      ['$WebPageLeave', '/read/s1'],
      ['$pageview', '/search'],
    ]);
  });

  it('counts links by their path, and what micro-frontends track, but no texts of the page', () => {
    document.body.innerHTML = '<a href="#x"><b>Words of a reply</b></a><button>Words of a reply</button>';
    const { sent } = during(() => {
      for (const each of document.querySelectorAll<HTMLElement>('b, button')) each.click();
      port.track({ ...reply, mfe: 'account' });
    });
    expect(sent.map(({ event, properties }) => [event, properties.element_id, properties.mfe])).toEqual([
      ['WebEvent', 'link', undefined],
      ['WebEvent', 'reply', 'account'],
    ]);
    expect(JSON.stringify(sent)).not.toContain('Words');
  });

  it('drops what the browser does not take while the collector is slow, and keeps nothing for later', () => {
    vi.useFakeTimers();
    const kept = () => [document.cookie, ...Object.entries(localStorage)].join().length;
    const [keptBefore, attemptsBefore] = [kept(), attempts];
    isFull = true;
    for (let at = 0; at < 100; at++) port.track(reply);
    vi.advanceTimersByTime(60_000);
    isFull = false;
    expect(attempts - attemptsBefore).toBe(100);
    expect(kept()).toBeLessThan(keptBefore + 100);
    expect(during(() => port.track(reply)).sent).toHaveLength(1);
    vi.useRealTimers();
  });

  it('keeps the time on a page each 5 s, because a browser that ends does not leave its page', () => {
    vi.useFakeTimers();
    const seconds = () => {
      const [item] = Object.entries(localStorage).filter(([name]) => /pageleave/i.test(name));
      const { $url_path: path, event_duration: duration } = JSON.parse(item?.[1] ?? '{}').properties;
      return [path, Math.floor(duration)];
    };
    history.pushState(null, '', '/search/again');
    vi.advanceTimersByTime(5_000);
    expect(seconds()).toEqual(['/search/again', 5]);
    vi.advanceTimersByTime(4_000);
    expect(seconds()).toEqual(['/search/again', 5]);
    vi.advanceTimersByTime(1_000);
    expect(seconds()).toEqual(['/search/again', 10]);
    vi.useRealTimers();
  });

  it('sends nothing after a No, and leaves nothing on the device', () => {
    expect(document.cookie).toMatch(/jssdk/);
    const after = during(() => {
      consent.answer('refused');
      port.forget();
      port.track(reply);
      history.pushState(null, '', '/read/s2');
      dispatchEvent(new Event('pagehide'));
    });
    expect(after).toEqual({ sent: [], passed: [] });
    expect(document.cookie).not.toMatch(/jssdk/);
    expect(Object.keys(localStorage)).toEqual(['consent']);
  });
});
