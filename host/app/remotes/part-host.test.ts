import { pointsChanged } from '@storyloom/contract/points/events/points-changed';
import { settingsChanged } from '@storyloom/contract/users/events/settings-changed';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { describe, expect, it, vi } from 'vitest';
import type { LoadedCode } from './part.ts';
import { hostFor } from './part-host.ts';

const code = (mfName: string, name = 'reader') =>
  ({
    manifest: { name, events: { emits: ['points.changed@1'], listens: ['points.changed@1'] } },
    release: { mfName, buildId: mfName },
  }) as unknown as LoadedCode;

describe('hostFor', () => {
  it('is one object for each build and each host', () => {
    const [one, other] = [createFakeHost().host, createFakeHost().host];
    expect(hostFor(one, code('reader_a'))).toBe(hostFor(one, code('reader_a')));
    expect(hostFor(one, code('reader_b'))).not.toBe(hostFor(one, code('reader_a')));
    expect(hostFor(other, code('reader_a'))).not.toBe(hostFor(one, code('reader_a')));
    expect(hostFor(other, code('reader_a')).session).toBe(other.session);
  });

  it('is the same for a part in a page of another micro-frontend', () => {
    const { host } = createFakeHost();
    const page = hostFor(host, code('account_a', 'account'));
    expect(hostFor(page, code('reader_a'))).toBe(hostFor(host, code('reader_a')));
  });

  it('tracks with the name and the release of its micro-frontend', () => {
    const track = vi.fn();
    const { host } = createFakeHost({ track });
    const event = { element_id: 'reply', element_content: 'Send', element_type: 'button' } as const;
    hostFor(host, code('reader_a')).track(event);
    expect(track).toHaveBeenCalledExactlyOnceWith({ ...event, mfe: 'reader', release: 'reader_a' });
  });

  it('has a query client with keys of its micro-frontend', () => {
    const { host } = createFakeHost();
    hostFor(host, code('reader_a')).queryClient.setQueryData(['works'], 'data');
    expect(host.queryClient.getQueryData(['reader', 'works'])).toBe('data');
    const build = hostFor(host, code('reader_b'));
    expect(build.queryClient.getQueryData(['works'])).toBe('data');
    expect(hostFor(host, code('account_a', 'account')).queryClient.getQueryData(['works'])).toBeUndefined();
  });

  it('shares the bus of the host, for declared events only', () => {
    const { host } = createFakeHost();
    const own = hostFor(host, code('reader_a'));
    const [heard, told] = [vi.fn(), vi.fn()];
    host.bus.on(pointsChanged, heard);
    own.bus.on(pointsChanged, told);
    own.bus.emit(pointsChanged, {});
    expect(heard).toHaveBeenCalledOnce();
    expect(told).toHaveBeenCalledOnce();
    expect(() => own.bus.emit(settingsChanged, {})).toThrow(/^reader does not declare settings.changed@1/);
    expect(() => own.bus.on(settingsChanged, told)).toThrow(/events\.listens/);
  });
});
