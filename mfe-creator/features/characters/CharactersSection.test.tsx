// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftServer, openDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import CharactersSection from './CharactersSection.tsx';

class Utterance {
  voice: { name: string } | null = null;
  onstart: (() => void) | null = null;
  onend: (() => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const voices = [
  { voiceURI: 'ada', name: 'Ada', lang: 'en-GB' },
  { voiceURI: 'bo', name: 'Bo', lang: 'en-US' },
];
let spoken: Utterance[] = [];
const cancel = vi.fn();

beforeEach(() => {
  spoken = [];
  cancel.mockClear();
  localStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  const speech = { getVoices: () => voices, speak: (one: Utterance) => spoken.push(one), cancel };
  Object.assign(window, { speechSynthesis: speech });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'speechSynthesis');
});

function show() {
  const draft = openDraft(
    createDraftServer({
      main: { name: 'Mara', speechExample: 'Stay. It is raining.' },
      supporting: [
        { name: 'Ola', speechExample: 'No.' },
        { name: 'Per', speechExample: 'Row.' },
      ],
    }),
  );
  const section = (
    <DraftContext.Provider value={draft}>
      <CharactersSection />
    </DraftContext.Provider>
  );
  render(inShell(createFakeHost().host, section));
  return { draft, content: () => draft.store.getState().content };
}
const card = (name: string) => within(screen.getByRole('article', { name }));
const press = (name: string, within = card('Main character')) =>
  fireEvent.click(within.getByRole('button', { name }));
const last = () => spoken.at(-1);

describe('the spoken line of a character', () => {
  it('is read aloud sentence by sentence with the chosen voice', () => {
    show();
    fireEvent.change(card('Main character').getByLabelText('Voice'), { target: { value: 'bo' } });
    press('Listen');
    expect(spoken.map(({ text, voice }) => [text.trim(), voice?.name])).toEqual([['Stay.', 'Bo']]);
    act(() => last()?.onend?.());
    expect(last()?.text).toBe('It is raining.');
    act(() => last()?.onend?.());
    expect(card('Main character').getByRole('button', { name: 'Listen' })).toBeDefined();
  });

  it('stops on Stop, and when another character starts to speak', () => {
    show();
    press('Listen');
    press('Stop');
    expect(cancel).toHaveBeenCalledOnce();
    press('Listen');
    press('Listen', card('Ola'));
    expect(last()?.text).toBe('No.');
    expect(card('Main character').queryByRole('button', { name: 'Stop' })).toBeNull();
    expect(card('Ola').getByRole('button', { name: 'Stop' })).toBeDefined();
  });

  it('stops when its character is removed and another one takes its position', () => {
    const { draft } = show();
    press('Listen', card('Ola'));
    act(() =>
      draft.change((content) => ({
        ...content,
        supporting: content.supporting?.filter(({ name }) => name !== 'Ola'),
      })),
    );
    expect(cancel).toHaveBeenCalledOnce();
    expect(card('Per').getByRole('button', { name: 'Listen' })).toBeDefined();
  });

  it('shares one voice between all characters', () => {
    show();
    fireEvent.change(card('Main character').getByLabelText('Voice'), { target: { value: 'bo' } });
    expect(card('Ola').getByLabelText<HTMLSelectElement>('Voice').value).toBe('bo');
  });

  it.each<[string, () => void]>([
    ['has no speech synthesis', () => Reflect.deleteProperty(window, 'speechSynthesis')],
    ['has no voice and stays silent', () => {}],
  ])('reports the missing voice in a browser that %s', (_, prepare) => {
    show();
    prepare();
    press('Listen');
    act(() => vi.advanceTimersByTime(3_000));
    expect(screen.getByRole('alert').textContent).toBe('Your browser has no voice that can read this aloud.');
  });

  it('is not stopped by the timeout once it has started', () => {
    show();
    press('Listen');
    act(() => last()?.onstart?.());
    act(() => vi.advanceTimersByTime(60_000));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a supporting character', () => {
  const pressFocused = (name: string) =>
    act(async () => {
      screen.getByRole('button', { name }).focus();
      fireEvent.click(screen.getByRole('button', { name }));
    });

  it('is added with the focus in its name field', async () => {
    show();
    await pressFocused('Add a supporting character');
    expect(document.activeElement).toBe(card('Character 3').getByLabelText('Name'));
  });

  it('moves the focus to the next one on removal, or to the Add button after the last one', async () => {
    const { content } = show();
    await pressFocused('Remove Ola');
    expect(content().supporting?.map(({ name }) => name)).toEqual(['Per']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Per' }));
    await pressFocused('Remove Per');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a supporting character' }));
  });
});

describe('the relations of a character', () => {
  it('are added, edited and removed one by one, with the other characters’ names as suggestions', () => {
    const { content } = show();
    press('Add a relation');
    press('Add a relation');
    const [to] = card('Main character').getAllByLabelText('To whom');
    const [text] = card('Main character').getAllByLabelText('Relation');
    fireEvent.input(to as HTMLElement, { target: { value: 'Ola' } });
    fireEvent.input(text as HTMLElement, { target: { value: 'Owes her the boat.' } });
    expect(content().main?.relations).toEqual([
      { to: 'Ola', text: 'Owes her the boat.' },
      { to: '', text: '' },
    ]);
    const { list } = to as HTMLInputElement;
    expect([...(list?.options ?? [])].map(({ value }) => value)).toEqual(['Ola', 'Per']);
    press('Remove relation 2');
    expect(content().main?.relations).toEqual([{ to: 'Ola', text: 'Owes her the boat.' }]);
    expect(content().supporting?.[0]?.relations).toBeUndefined();
    act(() => vi.advanceTimersToNextFrame());
    const add = card('Main character').getByRole('button', { name: 'Add a relation' });
    expect(document.activeElement).toBe(add);
  });

  it('removes a portrait, and moves the focus to the Add button', () => {
    const { draft, content } = show();
    expect(screen.queryByRole('button', { name: /^Remove the portrait/ })).toBeNull();
    act(() =>
      draft.change((before) => ({
        ...before,
        main: { ...before.main, portrait: 'p1' } as typeof before.main,
      })),
    );
    const remove = screen.getByRole('button', { name: 'Remove the portrait of Mara' });
    act(() => remove.focus());
    fireEvent.click(remove);
    expect(document.activeElement).toBe(card('Main character').getByLabelText('Add a portrait'));
    expect(content().main?.portrait).toBeUndefined();
    expect(content().main?.name).toBe('Mara');
    expect(screen.queryByRole('button', { name: /^Remove the portrait/ })).toBeNull();
  });
});
