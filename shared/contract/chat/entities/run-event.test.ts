import * as z from '@storyloom/schema';
import { describe, expect, it } from 'vitest';
import { runEvent } from './run-event.ts';

const message = {
  id: 'm1',
  storyId: 's1',
  parentId: 'm0',
  depth: 2,
  role: 'assistant',
  speaker: null,
  text: 'The door opens.',
  state: 'done',
  finishReason: 'stop',
  editedFrom: null,
  model: 'storyteller',
  usage: null,
  options: ['Go in'],
  siblingIds: ['m1'],
  imageUrl: null,
  pinned: false,
  runId: null,
  seq: 7,
  createdAt: '2026-01-02T03:04:05.000Z',
};

describe('the events of a run', () => {
  it.each([
    { type: 'created', runId: 'r1', userMessageId: null, messageId: 'm1', pointsHeld: 1 },
    { type: 'progress', stage: 'thinking' },
    { type: 'delta', text: 'The ' },
    { type: 'options', options: ['Go in'] },
    { type: 'done', message, finishReason: 'stop', usage: null, pointsCharged: 1 },
    { type: 'error', code: 13010, msg: 'The storyteller didn’t answer.' },
  ])('are told apart by their type: $type', (event) => {
    expect(z.parse(runEvent, event)).toEqual(event);
  });

  it('have no other type', () => {
    expect(z.safeParse(runEvent, { type: 'token', text: 'x' }).success).toBe(false);
  });
});
