import { pointsChanged } from '@storyloom/contract/points/events/points-changed';
import { settingsChanged } from '@storyloom/contract/users/events/settings-changed';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { describe, expect, it, vi } from 'vitest';
import type { LoadedCode } from './part.ts';
import { hostFor } from './part-host.ts';

const code = (mfName: string) =>
  ({
    manifest: { name: 'reader', events: { emits: ['points.changed@1'], listens: ['points.changed@1'] } },
    release: { mfName },
  }) as unknown as LoadedCode;

describe('hostFor', () => {
  it('is one object for each build and each host', () => {
    const [one, other] = [createFakeHost().host, createFakeHost().host];
    expect(hostFor(one, code('reader_a'))).toBe(hostFor(one, code('reader_a')));
    expect(hostFor(one, code('reader_b'))).not.toBe(hostFor(one, code('reader_a')));
    expect(hostFor(other, code('reader_a'))).not.toBe(hostFor(one, code('reader_a')));
    expect(hostFor(other, code('reader_a')).session).toBe(other.session);
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
