// @vitest-environment jsdom
import { caseDetail } from '@storyloom/contract/moderation/endpoints/case-detail';
import { cases } from '@storyloom/contract/moderation/endpoints/cases';
import { decide } from '@storyloom/contract/moderation/endpoints/decide';
import { takeCase } from '@storyloom/contract/moderation/endpoints/take-case';
import type { ModerationCaseDetail } from '@storyloom/contract/moderation/entities/moderation-case';
import { BusinessError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { moderationCase, reportedStory } from '../../testing/cases.ts';
import { onePage } from '../../testing/points-admin.ts';
import { CasePage } from './CasePage.tsx';

afterEach(cleanup);

const AT = '2026-03-01T12:00:00.000Z';

async function show(found: ModerationCaseDetail, userId = 'moderator') {
  const { host, calls } = createFakeHost({}, { status: 'real', tokenId: 'token1', userId });
  calls.respond(caseDetail, () => found);
  calls.respond(decide, () => ({ ...found, status: 'CLOSED' as const }));
  calls.respond(cases, () => onePage(found));
  render(inShell(host, <CasePage caseId={found.id} />));
  await screen.findByRole('heading', { level: 1, name: found.subject.title });
  return { calls };
}

const fill = (outcome: string, reason: string) => {
  fireEvent.click(screen.getByRole('radio', { name: outcome }));
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: reason } });
  fireEvent.click(screen.getByRole('button', { name: 'Decide' }));
};

describe('CasePage', () => {
  it('shows the content and the reports, and sends the decision with its reason', async () => {
    const { calls } = await show(moderationCase());
    expect(screen.getByText('The sea is late.')).toBeDefined();
    expect(screen.getByText('From my book.')).toBeDefined();
    fill('Violation', 'It is copied.');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull());
    expect(calls.sentTo(decide)).toEqual([
      { caseId: 'case1', outcome: 'VIOLATION', reason: 'It is copied.' },
    ]);
    // The audit trail records each reading.
    expect(calls.sentTo(caseDetail)).toHaveLength(1);
  });

  it('chooses an outcome by its number', async () => {
    await show(moderationCase());
    fireEvent.keyDown(document.body, { key: '2' });
    expect(screen.getByRole('radio', { name: 'No violation' })).toHaveProperty('checked', true);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Reason')));
    fireEvent.keyDown(screen.getByLabelText('Reason'), { key: '1' });
    expect(screen.getByRole('radio', { name: 'No violation' })).toHaveProperty('checked', true);
  });

  it('shows the author and the number of their earlier violations', async () => {
    const author = { id: 'mara', name: 'Mara Vey', avatarUrl: null };
    await show(moderationCase({ author, authorViolations: 1 }));
    const link = screen.getByRole('link', { name: 'Mara Vey' });
    expect(link.getAttribute('href')).toBe('/admin/users/mara');
    expect(link.parentElement?.textContent).toBe('by Mara Vey · 1 earlier violation');
    const violations = screen.getByRole('link', { name: '1 earlier violation' });
    expect(violations.getAttribute('href')).toBe('/admin/moderation?state=decided&author=mara');
    cleanup();
    await show(moderationCase({ author, authorViolations: 0 }));
    expect(screen.queryByText(/earlier violation/)).toBeNull();
  });

  const report = (name: string | null) => ({
    ...moderationCase().reports[0],
    reporter: name === null ? null : { id: name, name, avatarUrl: null },
  });
  it.each([
    ['a reader', { reports: [report('Ann')] }, 'Opened by Ann'],
    ['several readers', { reports: [report('Ann'), report('Bo')] }, 'Opened by Ann and 1 other'],
    ['a reader whose account is gone', { reports: [report(null)] }, 'Opened by a deleted account'],
    ['nobody', { reports: [] }, 'Opened by the automatic check'],
    [
      'an administrator',
      { reports: [], subject: { ...moderationCase().subject, kind: 'ACCOUNT' } },
      'Opened by an administrator who blocked the account',
    ],
  ])('says that it was opened by %s', async (_, change, text) => {
    await show(moderationCase(change as Partial<ModerationCaseDetail>));
    expect(screen.getByText(/^Opened by/).textContent).toBe(text);
  });

  it.each([
    ['content that they reported', { reports: [report('me')] }],
    ['their own content', { author: { id: 'me', name: 'Me', avatarUrl: null } }],
    [
      'an appeal against their own decision',
      {
        status: 'APPEALED',
        decisions: [
          { outcome: 'VIOLATION', reason: 'Copied.', by: { id: 'me', name: 'Me', avatarUrl: null }, at: AT },
        ],
      },
    ],
  ] as const)('leaves the decision about %s to another administrator', async (_, change) => {
    await show(moderationCase(change as Partial<ModerationCaseDetail>), 'me');
    expect(screen.getByText('Another administrator must decide this.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull();
  });

  it('is taken by a button or a key, and released again', async () => {
    const { calls } = await show(moderationCase(), 'me');
    const me = { id: 'me', name: 'Me', avatarUrl: null };
    calls.respond(takeCase, ({ taken }) => moderationCase({ takenBy: taken ? me : null }));
    fireEvent.click(screen.getByRole('button', { name: 'Take' }));
    expect(await screen.findByText('Taken by you')).toBeDefined();
    fireEvent.keyDown(document.body, { key: 't' });
    expect(await screen.findByText('Nobody has taken this case.')).toBeDefined();
    fireEvent.keyDown(screen.getByLabelText('Reason'), { key: 't' });
    expect(calls.sentTo(takeCase)).toEqual([
      { caseId: 'case1', taken: true },
      { caseId: 'case1', taken: false },
    ]);
  });

  it('names the moderator who has taken it, whose case only the button releases', async () => {
    const { calls } = await show(moderationCase({ takenBy: { id: 'bo', name: 'Bo', avatarUrl: null } }));
    calls.respond(takeCase, () => moderationCase());
    expect(screen.getByText('Taken by Bo')).toBeDefined();
    fireEvent.keyDown(document.body, { key: 't' });
    expect(calls.sentTo(takeCase)).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Release' }));
    expect(await screen.findByText('Nobody has taken this case.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Decide' })).toBeDefined();
    expect(calls.sentTo(takeCase)).toEqual([{ caseId: 'case1', taken: false }]);
  });

  it('shows who has taken it if that was somebody else', async () => {
    const { calls } = await show(moderationCase());
    const message = 'Somebody else has taken this case. Reload the page.';
    calls.respond(takeCase, () => Promise.reject(new BusinessError(21016, message, 'case.taken', {})));
    calls.respond(caseDetail, () => moderationCase({ takenBy: { id: 'bo', name: 'Bo', avatarUrl: null } }));
    fireEvent.click(screen.getByRole('button', { name: 'Take' }));
    expect(await screen.findByText('Taken by Bo')).toBeDefined();
  });

  it('requires a reason', async () => {
    const { calls } = await show(moderationCase());
    fill('No violation', ' ');
    expect((await screen.findAllByText('Give a reason')).length).toBeGreaterThan(0);
    expect(calls.sentTo(decide)).toEqual([]);
  });

  it('says who reads the reason of each decision', async () => {
    await show(moderationCase());
    expect(screen.getByText('The author reads this if it is a violation.')).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'No violation' }));
    expect(screen.getByText('For the audit trail. The author isn’t told.')).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'Violation' }));
    expect(screen.getByText('The author reads this.')).toBeDefined();
  });

  it.each([
    ['a decided appeal', { status: 'APPEALED' }, 'The author reads this.'],
    ['a released text', { subject: { ...moderationCase().subject, kind: 'TEXT' } }, 'The author reads this.'],
    ['content without an author', { author: null }, 'For the audit trail.'],
  ] as const)('says who reads why there is no violation: %s', async (_, change, hint) => {
    await show(moderationCase(change));
    fireEvent.click(screen.getByRole('radio', { name: 'No violation' }));
    expect(screen.getByText(hint)).toBeDefined();
  });

  it('shows an error if somebody else has decided the case', async () => {
    const { calls } = await show(moderationCase());
    const message = 'Somebody else has decided this case. Reload the page.';
    calls.respond(decide, () => Promise.reject(new BusinessError(21012, message, 'case.decided', {})));
    fill('Violation', 'It is copied.');
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Decide' })).toBeDefined();
  });

  it('shows an appeal and that its decision is final, and for a closed case the decision on it instead of a form', async () => {
    const appeal = { text: 'It is mine.', at: '2026-03-02T12:00:00.000Z' };
    const decisions = [
      { outcome: 'VIOLATION', rating: null, reason: 'It is copied.', at: AT, by: null } as const,
    ];
    await show(moderationCase({ status: 'APPEALED', outcome: 'VIOLATION', appeal, decisions }));
    expect(screen.getByText('It is mine.')).toBeDefined();
    expect(screen.getByText('This decision is final.')).toBeDefined();
    cleanup();
    const rated = { outcome: 'RATING', rating: 'R', reason: 'Violent.', at: appeal.at, by: null } as const;
    const both = [...decisions, rated];
    await show(moderationCase({ status: 'CLOSED', outcome: 'RATING', appeal, decisions: both }));
    expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull();
    const names = screen.getAllByRole('region').map((each) => each.getAttribute('aria-label'));
    expect(names.slice(-3)).toEqual(['Decision', 'Appeal', 'Decision on the appeal']);
    expect(screen.getByText('Another rating: R')).toBeDefined();
  });

  it('shows a reported story with its rating, and its characters and world book only on request', async () => {
    await show(moderationCase({ story: reportedStory }));
    const story = screen.getByRole('region', { name: 'The story as reported' });
    for (const text of ['PG-13', 'Horror', 'sea', 'A clock of salt.', 'The tide is late.'])
      expect(story.textContent).toContain(text);
    expect(screen.getByRole('heading', { name: 'Opening' })).toBeDefined();
    const secrets = story.querySelector('details');
    expect(secrets?.open).toBe(false);
    for (const text of ['Ann', 'Keeps the clock.', 'The tower', 'It leans.'])
      expect(secrets?.textContent).toContain(text);
  });

  it('numbers the openings of a story that has several', async () => {
    await show(moderationCase({ story: { ...reportedStory, otherOpenings: ['The clock has stopped.'] } }));
    const first = screen.getByRole('heading', { name: 'Opening 1 of 2' });
    expect(first.nextElementSibling?.textContent).toBe('The tide is late.');
    const second = screen.getByRole('heading', { name: 'Opening 2 of 2' });
    expect(second.nextElementSibling?.textContent).toBe('The clock has stopped.');
  });

  it('shows what a reported story asks its readers', async () => {
    await show(moderationCase({ story: { ...reportedStory, readerQuestions: ['Who are you?', 'Why?'] } }));
    const heading = screen.getByRole('heading', { name: 'Questions to readers' });
    expect(heading.nextElementSibling?.textContent).toBe('Who are you? · Why?');
    expect(heading.closest('details')).toBeNull();
  });

  it('changes the rating of a reported story, which must be chosen', async () => {
    const { calls } = await show(moderationCase({ story: reportedStory }));
    fill('Change the rating', 'It has strong violence.');
    expect((await screen.findAllByText('Choose the right rating')).length).toBeGreaterThan(0);
    fireEvent.change(screen.getByLabelText('Right rating'), { target: { value: 'R' } });
    fireEvent.click(screen.getByRole('button', { name: 'Decide' }));
    await waitFor(() => expect(calls.sentTo(decide)).toMatchObject([{ outcome: 'RATING', rating: 'R' }]));
  });

  it('leads from the number of the rating to its choice, and checks again after an attempt', async () => {
    await show(moderationCase({ story: reportedStory }));
    expect(screen.getByText('Or press 1, 2 or 3')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Decide' }));
    const group = await screen.findByRole('radiogroup', { name: 'Decision', description: /Choose/ });
    fireEvent.keyDown(document.body, { key: '2' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Right rating')));
    await waitFor(() => expect(group.getAttribute('aria-invalid')).toBeNull());
  });

  it('offers no other rating for content without one', async () => {
    await show(moderationCase());
    expect(screen.queryByRole('radio', { name: 'Change the rating' })).toBeNull();
  });

  it('shows a held picture only on request', async () => {
    await show(moderationCase({ picture: 'data:image/webp;base64,AAAA', reports: [] }));
    const picture = screen.getByRole('img').closest('details');
    expect(picture?.open).toBe(false);
  });
});
