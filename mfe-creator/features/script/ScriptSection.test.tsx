// @vitest-environment jsdom

import { checkScript } from '@storyloom/contract/stories/endpoints/check-script';
import type { ScriptKnot, ScriptReport } from '@storyloom/contract/stories/entities/script-report';
import { BusinessError, NetworkError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createDraftServer, openDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import { PlayFromContext } from '../draft/play-from.context.ts';
import ScriptSection from './ScriptSection.tsx';

afterEach(cleanup);

const knot = (change: Partial<ScriptKnot>): ScriptKnot => ({
  name: 'door',
  kind: 'scene',
  title: null,
  line: 2,
  leadsTo: ['end'],
  isReachable: true,
  canBegin: true,
  ...change,
});
const whole: ScriptReport = {
  problems: [],
  knots: [
    knot({}),
    knot({ name: 'end', kind: 'ending', title: 'The Chair', line: 4, leadsTo: [], isReachable: false }),
    knot({ name: 't_lamp', kind: 'topic', title: 'lamp', line: 7, leadsTo: [], canBegin: false }),
  ],
  summary: '1 ending, 1 unreachable',
  json: null,
};
const broken: ScriptReport = {
  problems: [
    { line: 3, message: 'Where to?', isWarning: false },
    { line: 1, message: 'Loose.', isWarning: true },
  ],
  knots: [],
  summary: '',
  json: null,
};

function show(script: string | undefined, answer: () => ScriptReport) {
  const draft = openDraft(createDraftServer({ type: 'STORY', title: 'Tide', ...(script && { script }) }));
  const toasts: string[] = [];
  const { host, calls } = createFakeHost({ toast: (_, text) => void toasts.push(text) });
  calls.respond(checkScript, answer);
  const played: string[] = [];
  const preview = { knot: null, playFrom: (from: string) => void played.push(from) };
  render(
    inShell(
      host,
      <DraftContext.Provider value={draft}>
        <PlayFromContext value={preview}>
          <ScriptSection />
        </PlayFromContext>
      </DraftContext.Provider>,
    ),
  );
  return { draft, played, toasts, script: () => draft.store.getState().content.script };
}
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Script' });
const write = (text: string) => fireEvent.input(area(), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
Element.prototype.scrollIntoView = () => {};

describe('ScriptSection', () => {
  it('shows the parts, what leads where and what is missing, and plays from a part of the plot', async () => {
    const { played } = show('one\ntwo\nthree', () => whole);
    const table = within(await screen.findByRole('table'));
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual([
      '1doorscene · line 2end',
      '2endending: The Chair · line 4Nothing leads here.–',
      '3t_lamptopic: lamp · line 7–',
    ]);
    expect(
      screen.getByText(/^1 ending, 1 unreachable\. Nothing leads to the ending “The Chair”/),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Play from t_lamp' })).toBeNull();
    press('Play from door');
    expect(played).toEqual(['door']);
    press('door');
    expect(document.activeElement).toBe(area());
    expect([area().selectionStart, area().selectionEnd]).toEqual([4, 7]);
  });

  it('goes to the line of an error, and keeps the parts as they were before it', async () => {
    let report = whole;
    show('one\ntwo\nthree', () => report);
    await screen.findByRole('table');
    report = broken;
    write('one\ntwo\nthree\n');
    expect(await screen.findByText('1 problem.')).toBeDefined();
    expect(screen.getByText('Note: Loose.')).toBeDefined();
    expect(screen.getByText('As it was before the errors:')).toBeDefined();
    expect(screen.getByRole('table')).toBeDefined();
    press('Line 3');
    expect([area().selectionStart, area().selectionEnd]).toEqual([8, 13]);
  });

  it('counts the problems of a script that can be compiled, whose parts are as they are now', async () => {
    const problem = { line: 3, message: 'Sample text.', isWarning: false };
    show('one\ntwo\nthree', () => ({ ...whole, problems: [problem] }));
    expect(await screen.findByText('1 ending, 1 unreachable. 1 problem.')).toBeDefined();
    expect(screen.queryByText('As it was before the errors:')).toBeNull();
  });

  it('says that a script could not be checked, and tries again', async () => {
    let isOffline = true;
    show('-> END', () => {
      if (isOffline) throw new NetworkError('offline');
      return whole;
    });
    expect(await screen.findByText('Couldn’t check the script.')).toBeDefined();
    isOffline = false;
    fireEvent.click(screen.getByRole('button', { name: /Retry|Try again/ }));
    expect(await screen.findByRole('table')).toBeDefined();
    expect(screen.queryByText('Couldn’t check the script.')).toBeNull();
  });

  it('keeps the last report while a check fails', async () => {
    let isOffline = false;
    show('one\ntwo\nthree', () => {
      if (isOffline) throw new NetworkError('offline');
      return broken;
    });
    await screen.findByText('1 problem.');
    isOffline = true;
    write('one\ntwo\nthree\n');
    expect(await screen.findByText('Couldn’t check the script.')).toBeDefined();
    expect(screen.getByText('1 problem.')).toBeDefined();
    press('Line 3');
    expect([area().selectionStart, area().selectionEnd]).toEqual([8, 13]);
  });

  it('says that a script is too large', async () => {
    show('-> END', () => {
      throw new BusinessError(10001, 'Some fields are invalid.', 'request.invalid', {});
    });
    expect(await screen.findByText('At most 200 kB. Shorten the script.')).toBeDefined();
  });

  const choose = (text: string, name = 'a.ink') => {
    const files = { item: () => new File([text], name) };
    fireEvent.change(screen.getByLabelText('Script file'), { target: { files } });
  };

  it('imports a file with Undo, and refuses JSON that is no script', async () => {
    const { script, toasts } = show('-> END', () => whole);
    choose('{}', 'a.json');
    await expect.poll(() => toasts).toEqual([expect.stringMatching(/^This file is JSON, but not a script/)]);
    choose('-> a\n=== a\n-> END\n');
    expect(await screen.findByText('Imported “a.ink”.')).toBeDefined();
    expect([script(), area().value]).toEqual(['-> a\n=== a\n-> END\n', '-> a\n=== a\n-> END\n']);
    press('Undo');
    expect(script()).toBe('-> END');
  });

  it('shows the parts of a script from Inky, which can be exported and removed, and not edited', async () => {
    const { script } = show('-> END', () => ({
      ...whole,
      knots: whole.knots.map((each) => ({ ...each, line: 0, canBegin: false })),
    }));
    choose('{"inkVersion":21}', 'a.json');
    expect(await screen.findByText(/^Made in Inky, and compiled: change it there/)).toBeDefined();
    expect(area().readOnly).toBe(true);
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('row')[1]?.textContent).toBe('1 door sceneend');
    expect(table.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Export .ink' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Export compiled' })).toBeDefined();
    press('Remove the script');
    expect(script()).toBe('');
    expect(area().readOnly).toBe(false);
    press('Undo');
    expect(script()).toBe('{"inkVersion":21}');
  });

  it('begins with a script made of the story, and stays open while it is emptied', async () => {
    const { script } = show(undefined, () => whole);
    press('Start from this story');
    expect(script()).toContain('=== beginning');
    write('');
    expect(area().value).toBe('');
    expect(screen.getByText('The story has no script.')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
