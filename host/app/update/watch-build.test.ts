// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchBuild } from './watch-build.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'debug').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function watch(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const redirects = { learn: vi.fn() };
  const update = { announceForNavigation: vi.fn() };
  const fetch = async (path: string) => {
    asked.push(path);
    return path in answers ? Response.json(answers[path]) : new Response(null, { status: 404 });
  };
  watchBuild({ id: 'one', fetch, redirects, update });
  return { asked, redirects, update };
}
const rules = { '/old': '/new' };
const manifest = { '/builds/meta/one.json': { id: 'one', redirects: rules } };
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('watchBuild', () => {
  it('learns the redirects of the page’s build', async () => {
    const { redirects } = watch(manifest);
    await vi.waitFor(() => expect(redirects.learn).toHaveBeenCalledExactlyOnceWith(rules));
  });

  it('announces a newer build an hour later, and asks no earlier', async () => {
    const { asked, update } = watch({ ...manifest, '/builds/latest.json': { id: 'two' } });
    await vi.advanceTimersByTimeAsync(3_599_999);
    expect(asked).toEqual(['/builds/meta/one.json']);
    await vi.advanceTimersByTimeAsync(1);
    expect(update.announceForNavigation).toHaveBeenCalledOnce();
  });

  it('asks when the tab is shown again, and keeps quiet about the same build', async () => {
    const { asked, update } = watch({ ...manifest, '/builds/latest.json': { id: 'one' } });
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(asked).toContain('/builds/latest.json');
    expect(update.announceForNavigation).not.toHaveBeenCalled();
  });

  it('only logs a failure', async () => {
    const { redirects, update } = watch({});
    document.dispatchEvent(new Event('visibilitychange'));
    // The watchers of the tests before hear of the tab too.
    const logged = () => vi.mocked(console.debug).mock.calls.map(([error]) => (error as Error).message);
    await vi.waitFor(() =>
      expect(logged()).toEqual(
        expect.arrayContaining(['/builds/meta/one.json: 404', '/builds/latest.json: 404']),
      ),
    );
    expect([redirects.learn, update.announceForNavigation].some((each) => each.mock.calls.length > 0)).toBe(
      false,
    );
  });
});
