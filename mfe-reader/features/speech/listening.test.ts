// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { settled } from '../../testing/fake-run.ts';
import { fakeMouth } from '../../testing/fake-speech-engine.ts';
import { dialogPage, message } from '../../testing/messages.ts';
import { playChat } from '../../testing/play-chat.ts';
import { createListening } from './listening.ts';
import { readPreferences } from './voice-preferences.ts';

beforeEach(() => localStorage.clear());

async function listener() {
  const reply = message({ id: 'a', text: 'Rain fell. She ran.' });
  const played = await playChat({ dialog: [dialogPage([reply])] });
  const mouth = fakeMouth();
  const marked: (string | null)[] = [];
  const listening = createListening(() => mouth.mouth, {
    draw: (_, sentence) => marked.push(sentence?.text ?? null),
    show: () => {},
  });
  const status = () => listening.state.get()?.status ?? null;
  return { ...played, ...mouth, listening, marked, status, reply };
}

it('reads a reply, marks each sentence, and is done', async () => {
  const { listening, chat, reply, end, marked, status } = await listener();
  listening.start(chat, reply.id, reply.text);
  expect(status()).toBe('speaking');
  end();
  end();
  expect(marked.filter(Boolean)).toEqual(['Rain fell.', 'She ran.']);
  expect(marked.at(-1)).toBeNull();
  expect(status()).toBeNull();
});

it('stops one reply when another is begun', async () => {
  const { listening, chat, reply, said, end } = await listener();
  listening.start(chat, reply.id, reply.text);
  listening.start(chat, 'b', 'Another. Tale.');
  end();
  expect(said).toEqual(['Rain fell.', 'Another.', 'Tale.']);
});

it('pauses and goes on', async () => {
  const { listening, chat, reply, speaking, status } = await listener();
  listening.start(chat, reply.id, reply.text);
  listening.pause();
  expect([status(), speaking()]).toEqual(['paused', false]);
  listening.resume();
  expect([status(), speaking()]).toEqual(['speaking', true]);
});

it('says that the browser would not speak', async () => {
  const { listening, chat, reply, fail, status } = await listener();
  listening.start(chat, reply.id, reply.text);
  fail();
  expect(status()).toBe('failed');
  listening.stop();
  expect(status()).toBeNull();
});

it('goes on with the next reply while it is written, when that is wished', async () => {
  const { listening, chat, reply, runs, clock, said, end, status } = await listener();
  listening.prefer({ goesOn: true });
  listening.start(chat, reply.id, reply.text);
  end();
  end();
  expect(status()).toBe('waiting');
  chat.say('Go on');
  await settled();
  await runs[0]?.created();
  await runs[0]?.delta('A door opens. Somebo');
  clock.turn(1_000);
  expect(said.at(-1)).toBe('A door opens.');
  await runs[0]?.done('A door opens. Somebody sings.');
  clock.turn(1_000);
  await settled();
  end();
  expect(said.at(-1)).toBe('Somebody sings.');
  end();
  expect(status()).toBe('waiting');
  listening.prefer({ goesOn: false });
  expect(status()).toBeNull();
});

it('keeps how fast and in which voice, and takes no nonsense for it', () => {
  createListening(() => null, { draw: () => {}, show: () => {} }).prefer({
    rate: 1.5,
    voice: 'urn:voice:ada',
  });
  expect(readPreferences()).toEqual({ rate: 1.5, voice: 'urn:voice:ada', goesOn: false });
  for (const kept of ['{"rate":99,"voice":7,"goesOn":"yes"}', 'null', '[', '"x"']) {
    localStorage.setItem('storyloom.reading-aloud', kept);
    expect(readPreferences()).toEqual({ rate: 1, voice: null, goesOn: false });
  }
});
