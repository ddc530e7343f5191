// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { settled } from '../../../testing/fake-run.ts';
import { dialogPage, message } from '../../../testing/messages.ts';
import { playChat } from '../../../testing/play-chat.ts';
import { runOf } from '../../chat/store/selectors.ts';
import { StreamingReply } from '../reply/StreamingReply.tsx';
import { Announcer } from './Announcer.tsx';

afterEach(cleanup);

/** A run that has begun, with the part of the page that shows and announces it. */
async function begin(request: 'send' | 'continue') {
  const stopped = message({ id: 'a1', text: 'Half a', state: 'stopped' });
  const { chat, runs, state, drawAll } = await playChat({ dialog: [dialogPage([stopped])] });
  if (request === 'send') chat.send('Knock');
  else chat.continueReply();
  await settled();
  const [run, active] = [runs[0], runOf(state())];
  if (!run || !active) throw new Error('There is no run.');
  render(
    <>
      <StreamingReply chat={chat} run={active} speaker={null} />
      <Announcer chat={chat} generating />
    </>,
  );
  const reply = screen.getByRole('article');
  const says = screen.getByRole('status');
  return { run, reply, says, draw: () => act(drawAll), tell: (event: () => Promise<void>) => act(event) };
}

describe('a model that thinks', () => {
  it('is shown from its progress until the first text, and announced once', async () => {
    const { run, reply, says, draw, tell } = await begin('send');
    await tell(run.created);
    expect([reply.textContent, says.textContent]).toEqual(['', 'Generating']);
    await tell(() => run.progress('thinking'));
    expect([reply.textContent, says.textContent]).toEqual(['Thinking…', 'Thinking…']);
    await tell(() => run.progress('writing'));
    expect(reply.textContent).toBe('Thinking…');
    await tell(() => run.delta('*Rain falls.* And '));
    await draw();
    expect([reply.textContent, says.textContent]).toEqual(['Rain falls. And ', 'Rain falls.']);
    await tell(() => run.progress('thinking'));
    expect([reply.textContent, says.textContent]).toEqual(['Rain falls. And Thinking…', 'Rain falls.']);
  });

  it('is shown below the text that it continues', async () => {
    const { run, reply, draw, tell } = await begin('continue');
    await tell(run.created);
    await tell(() => run.progress('thinking'));
    await tell(() => run.delta('Half a'));
    expect(reply.textContent).toBe('Half aThinking…');
    await tell(() => run.delta(' reply.'));
    await draw();
    expect(reply.textContent).toBe('Half a reply.');
  });
});
