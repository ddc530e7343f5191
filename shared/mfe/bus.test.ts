import { defineEvent } from '@storyloom/contract/core/event';
import { pointsChanged } from '@storyloom/contract/points/events/points-changed';
import { sessionChanged } from '@storyloom/contract/users/events/session-changed';
import * as z from '@storyloom/schema';
import { describe, expect, it } from 'vitest';
import { createBus, restrictBus, silentBus } from './bus.ts';

const failOnReport = (reference: string, error: unknown) => {
  throw new Error(`A listener of ${reference} was not expected to throw: ${error}`);
};
const session = (userId: string | null) => ({ userId, isRealUser: false, reason: 'loaded' }) as const;
const orderPlaced = defineEvent({
  name: 'order.placed',
  version: 1,
  owner: 'points',
  schema: z.strictObject({ orderId: z.string() }),
});
const orderPlacedV2 = defineEvent({ ...orderPlaced, version: 2 });

describe('createBus', () => {
  it('delivers an event to all listeners', () => {
    const bus = createBus(failOnReport);
    const heard: unknown[] = [];
    bus.on(orderPlaced, (payload) => heard.push(['one', payload]));
    bus.on(orderPlaced, (payload) => heard.push(['two', payload]));
    bus.emit(orderPlaced, { orderId: 'abc' });
    expect(heard).toEqual([
      ['one', { orderId: 'abc' }],
      ['two', { orderId: 'abc' }],
    ]);
  });

  it('keeps versions of an event apart', () => {
    const bus = createBus(failOnReport);
    const heard: string[] = [];
    bus.on(orderPlaced, () => heard.push('1'));
    bus.on(orderPlacedV2, () => heard.push('2'));
    bus.emit(orderPlacedV2, { orderId: 'abc' });
    expect(heard).toEqual(['2']);
  });

  it('throws for a payload that does not match the schema and delivers nothing', () => {
    const bus = createBus(failOnReport);
    const heard: unknown[] = [];
    bus.on(orderPlaced, (payload) => heard.push(payload));
    bus.on(sessionChanged, (payload) => heard.push(payload));
    expect(() => bus.emit(orderPlaced, { orderId: 7 } as never)).toThrow(
      /^order\.placed@1 was not emitted: .*orderId/s,
    );
    expect(() => bus.emit(orderPlaced, { orderId: 'abc', more: 1 } as never)).toThrow('not emitted');
    expect(() => bus.emit(sessionChanged, { userId: 'a' } as never)).toThrow('not emitted');
    bus.on(sessionChanged, (payload) => heard.push(payload));
    expect(heard).toEqual([]);
  });

  it('delivers the last payload of a retained event to late listeners, and of no other event', () => {
    const bus = createBus(failOnReport);
    bus.emit(sessionChanged, session('first'));
    bus.emit(sessionChanged, session('second'));
    bus.emit(pointsChanged, {});
    const heard: unknown[] = [];
    bus.on(sessionChanged, (payload) => heard.push(payload.userId));
    bus.on(pointsChanged, () => heard.push('points'));
    expect(heard).toEqual(['second']);
  });

  it('reports a listener that throws and calls the next one', () => {
    const reports: unknown[] = [];
    const bus = createBus((reference, error) => reports.push([reference, String(error)]));
    const heard: string[] = [];
    bus.on(pointsChanged, () => {
      throw new Error('broken');
    });
    bus.on(pointsChanged, () => heard.push('next'));
    bus.emit(pointsChanged, {});
    expect(heard).toEqual(['next']);
    expect(reports).toEqual([['points.changed@1', 'Error: broken']]);
  });

  it('reports a late listener that throws for a retained event', () => {
    const reports: string[] = [];
    const bus = createBus((reference) => reports.push(reference));
    bus.emit(sessionChanged, session(null));
    bus.on(sessionChanged, () => {
      throw new Error('late');
    });
    expect(reports).toEqual(['session.changed@1']);
  });

  it('unsubscribes one listener, however often the function is called', () => {
    const bus = createBus(failOnReport);
    const heard: string[] = [];
    const listener = () => heard.push('same');
    const stop = bus.on(pointsChanged, listener);
    bus.on(pointsChanged, listener);
    stop();
    stop();
    bus.emit(pointsChanged, {});
    expect(heard).toEqual(['same']);
  });
});

describe('restrictBus', () => {
  const declared = { emits: ['points.changed@1'], listens: ['session.changed@1'] };

  it('passes declared events on', () => {
    const bus = createBus(failOnReport);
    const reader = restrictBus(bus, 'reader', declared);
    const heard: string[] = [];
    bus.on(pointsChanged, () => heard.push('points'));
    reader.on(sessionChanged, ({ userId }) => heard.push(String(userId)));
    reader.emit(pointsChanged, {});
    bus.emit(sessionChanged, session('a'));
    expect(heard).toEqual(['points', 'a']);
  });

  it('refuses to emit or listen to an event that is not declared for that', () => {
    const reader = restrictBus(createBus(failOnReport), 'reader', declared);
    expect(() => reader.emit(sessionChanged, session('a'))).toThrow(
      'reader does not declare session.changed@1. Add it to events.emits of its definition.',
    );
    expect(() => reader.on(pointsChanged, () => {})).toThrow(
      'reader does not declare points.changed@1. Add it to events.listens of its definition.',
    );
  });

  it('refuses another version than the declared one', () => {
    const points = restrictBus(createBus(failOnReport), 'points', { emits: ['order.placed@1'], listens: [] });
    expect(() => points.emit(orderPlacedV2, { orderId: 'a' })).toThrow('does not declare order.placed@2');
  });

  it('starts from the unrestricted bus', () => {
    const bus = createBus(failOnReport);
    const shell = restrictBus(bus, 'shell', { emits: [], listens: [] });
    const heard: string[] = [];
    bus.on(pointsChanged, () => heard.push('points'));
    restrictBus(shell, 'reader', declared).emit(pointsChanged, {});
    expect(heard).toEqual(['points']);
  });
});

describe('silentBus', () => {
  it('delivers nothing', () => {
    const stop = silentBus.on(sessionChanged, () => {
      throw new Error('heard');
    });
    silentBus.emit(sessionChanged, session('a'));
    stop();
  });
});
