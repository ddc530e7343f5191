// @vitest-environment jsdom
import { fakeSpeechEngine } from '@storyloom/ui/speech/fake-speech-engine';
import { readPreferences } from '@storyloom/ui/speech/voice-preferences';
import { beforeEach, describe, expect, it } from 'vitest';
import { settled } from '../../testing/fake-run.ts';
import { dialogPage, message } from '../../testing/messages.ts';
import { playChat } from '../../testing/play-chat.ts';
import { createReadAloud } from './read-aloud.ts';

beforeEach(() => localStorage.clear());

async function setUp() {
  const reply = message({ id: 'a', text: 'Rain fell. She ran.' });
  const played = await playChat({ dialog: [dialogPage([reply])] });
  const fake = fakeSpeechEngine();
  const marked: (string | null)[] = [];
  const readAloud = createReadAloud(() => fake.engine, {
    highlight: (_, sentence) => marked.push(sentence?.text ?? null),
    reveal: () => {},
  });
  const status = () => readAloud.reading.getState()?.status ?? null;
  return { ...played, ...fake, readAloud, marked, status, reply };
}

describe('createReadAloud', () => {
  it('reads a reply and highlights each sentence', async () => {
    const { readAloud, chat, reply, end, marked, status } = await setUp();
    readAloud.start(chat, reply.id, reply.text);
    expect(status()).toBe('speaking');
    end();
    end();
    expect(marked.filter(Boolean)).toEqual(['Rain fell.', 'She ran.']);
    expect(marked.at(-1)).toBeNull();
    expect(status()).toBeNull();
  });

  it('stops one reply when another is started', async () => {
    const { readAloud, chat, reply, spoken, end } = await setUp();
    readAloud.start(chat, reply.id, reply.text);
    readAloud.start(chat, 'b', 'Another. Tale.');
    end();
    expect(spoken).toEqual(['Rain fell.', 'Another.', 'Tale.']);
  });

  it('pauses and resumes', async () => {
    const { readAloud, chat, reply, isSpeaking, status } = await setUp();
    readAloud.start(chat, reply.id, reply.text);
    readAloud.pause();
    expect([status(), isSpeaking()]).toEqual(['paused', false]);
    readAloud.resume();
    expect([status(), isSpeaking()]).toEqual(['speaking', true]);
  });

  it('reports that the browser refuses to speak', async () => {
    const { readAloud, chat, reply, fail, status } = await setUp();
    readAloud.start(chat, reply.id, reply.text);
    fail();
    expect(status()).toBe('failed');
    readAloud.stop();
    expect(status()).toBeNull();
  });

  it('continues with the next reply while it is generated, with autoplay', async () => {
    const { readAloud, chat, reply, runs, clock, spoken, end, status } = await setUp();
    readAloud.setPreferences({ autoplay: true });
    readAloud.start(chat, reply.id, reply.text);
    end();
    end();
    expect(status()).toBe('waiting');
    chat.send('Go on');
    await settled();
    await runs[0]?.created();
    await runs[0]?.delta('A door opens. Somebo');
    clock.advance(1_000);
    expect(spoken.at(-1)).toBe('A door opens.');
    await runs[0]?.done('A door opens. Somebody sings.');
    clock.advance(1_000);
    await settled();
    end();
    expect(spoken.at(-1)).toBe('Somebody sings.');
    end();
    expect(status()).toBe('waiting');
    readAloud.setPreferences({ autoplay: false });
    expect(status()).toBeNull();
  });

  it('finishes the current reply after autoplay is turned off', async () => {
    const { readAloud, chat, reply, end, status } = await setUp();
    readAloud.setPreferences({ autoplay: true });
    readAloud.start(chat, reply.id, reply.text);
    readAloud.setPreferences({ autoplay: false });
    expect(status()).toBe('speaking');
    end();
    end();
    expect(status()).toBeNull();
  });

  it('still waits for the next reply after it is paused or its speed changes', async () => {
    const { readAloud, chat, reply, end, status } = await setUp();
    readAloud.setPreferences({ autoplay: true });
    readAloud.start(chat, reply.id, reply.text);
    end();
    end();
    readAloud.pause();
    readAloud.resume();
    readAloud.setPreferences({ rate: 1.5 });
    expect(status()).toBe('waiting');
  });

  it('stores preferences and ignores invalid ones', () => {
    createReadAloud(() => null, { highlight: () => {}, reveal: () => {} }).setPreferences({
      rate: 1.5,
      voice: 'urn:voice:ada',
    });
    expect(readPreferences()).toEqual({ rate: 1.5, voice: 'urn:voice:ada', autoplay: false });
    for (const stored of ['{"rate":99,"voice":7,"autoplay":"yes"}', 'null', '[', '"x"']) {
      localStorage.setItem('storyloom.reading-aloud', stored);
      expect(readPreferences()).toEqual({ rate: 1, voice: null, autoplay: false });
    }
  });
});
