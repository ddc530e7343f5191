import { expect, it } from 'vitest';
import { createBus, silentBus } from './bus.ts';

const unheard = (name: string, error: unknown) => {
  throw new Error(`${name} was not expected to fail: ${error}`);
};
const session = (userId: string | null) => ({ userId, isRealUser: false, reason: 'loaded' }) as const;

it('gives an event to all who listen', () => {
  const bus = createBus(unheard);
  const heard: unknown[] = [];
  bus.on('story.deleted', (payload) => heard.push(['one', payload]));
  bus.on('story.deleted', (payload) => heard.push(['two', payload]));
  bus.emit('story.deleted', { storyId: 'abc' });
  expect(heard).toEqual([
    ['one', { storyId: 'abc' }],
    ['two', { storyId: 'abc' }],
  ]);
});

it('refuses a payload that does not fit, and nobody hears of it', () => {
  const bus = createBus(unheard);
  const heard: unknown[] = [];
  bus.on('story.deleted', (payload) => heard.push(payload));
  bus.on('session.changed', (payload) => heard.push(payload));
  expect(() => bus.emit('story.deleted', { storyId: 7 } as never)).toThrow(
    /^Event story\.deleted refused: .*storyId/s,
  );
  expect(() => bus.emit('story.deleted', { storyId: 'abc', more: 1 } as never)).toThrow('refused');
  expect(() => bus.emit('session.changed', { userId: 'a' } as never)).toThrow('refused');
  expect(heard).toEqual([]);
  bus.on('session.changed', (payload) => heard.push(payload));
  expect(heard).toEqual([]);
});

it('gives the last of a retained event to one who comes late, and no other event', () => {
  const bus = createBus(unheard);
  bus.emit('session.changed', session('first'));
  bus.emit('session.changed', session('second'));
  bus.emit('points.changed', {});
  const heard: unknown[] = [];
  bus.on('session.changed', (payload) => heard.push(payload.userId));
  bus.on('points.changed', () => heard.push('points'));
  expect(heard).toEqual(['second']);
});

it('goes on to the next listener when one throws, and reports it', () => {
  const reports: unknown[] = [];
  const bus = createBus((name, error) => reports.push([name, String(error)]));
  const heard: string[] = [];
  bus.on('points.changed', () => {
    throw new Error('mine broke');
  });
  bus.on('points.changed', () => heard.push('next'));
  bus.emit('points.changed', {});
  expect(heard).toEqual(['next']);
  expect(reports).toEqual([['points.changed', 'Error: mine broke']]);
});

it('reports a late listener that throws at the retained event', () => {
  const reports: string[] = [];
  const bus = createBus((name) => reports.push(name));
  bus.emit('session.changed', session(null));
  const stop = bus.on('session.changed', () => {
    throw new Error('late');
  });
  expect(reports).toEqual(['session.changed']);
  stop();
});

it('stops when asked, for that listener alone', () => {
  const bus = createBus(unheard);
  const heard: string[] = [];
  const listener = () => heard.push('same');
  const stop = bus.on('points.changed', listener);
  bus.on('points.changed', listener);
  stop();
  stop();
  bus.emit('points.changed', {});
  expect(heard).toEqual(['same']);
});

it('says nothing on the server', () => {
  const stop = silentBus.on('session.changed', () => {
    throw new Error('heard');
  });
  silentBus.emit('session.changed', session('a'));
  stop();
});
