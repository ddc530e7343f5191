// @vitest-environment jsdom
import { caseDetail } from '@storyloom/contract/moderation/endpoints/case-detail';
import { cases } from '@storyloom/contract/moderation/endpoints/cases';
import { decide } from '@storyloom/contract/moderation/endpoints/decide';
import type { ModerationCaseDetail } from '@storyloom/contract/moderation/entities/moderation-case';
import { Link, useParams } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inRoutedShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { moderationCase } from '../../testing/cases.ts';
import { onePage } from '../../testing/points-admin.ts';
import ModerationQueue from './ModerationQueue.tsx';

afterEach(cleanup);

const called = (id: string, change: Partial<ModerationCaseDetail> = {}) =>
  moderationCase({ id, subject: { ...moderationCase().subject, title: `Case ${id}` }, ...change });

/** Opens a case from a list of waiting ones. A decided one is gone from the list. */
async function open(id: string, waiting: ModerationCaseDetail[], list = '') {
  const { host, calls } = createFakeHost({}, { status: 'real', tokenId: 'token1', userId: 'me' });
  let rest = waiting;
  const close = (caseId: string) => {
    rest = rest.filter((each) => each.id !== caseId);
    return called(caseId, { status: 'CLOSED', outcome: 'NO_VIOLATION' });
  };
  calls.respond(cases, () => onePage(...rest));
  calls.respond(caseDetail, ({ caseId }) => rest.find((each) => each.id === caseId) ?? close(caseId));
  calls.respond(decide, ({ caseId }) => close(caseId));
  const From = () => (
    <Link to={`/admin/moderation/${id}`} state={{ list }}>
      Open
    </Link>
  );
  const Case = () => <ModerationQueue id={useParams().id} />;
  const pages = {
    '/from': <From />,
    '/admin/moderation': <p>The list</p>,
    '/admin/moderation/:id': <Case />,
  };
  render(inRoutedShell(host, pages, '/from'));
  fireEvent.click(screen.getByRole('link', { name: 'Open' }));
  await isShown(id);
  return calls;
}

const isShown = (id: string) => screen.findByRole('heading', { level: 1, name: `Case ${id}` });

async function decideIt() {
  expect(screen.queryByRole('link', { name: 'Next case' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'No violation' }));
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'It is fine.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Decide' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull());
}

describe('NextCase', () => {
  it('follows the order of the list that the moderator came from, by a link that takes the focus, or by N', async () => {
    const calls = await open(
      'b',
      ['a', 'b', 'c', 'd'].map((id) => called(id)),
      '?kind=STORY&order=OLDEST',
    );
    expect(calls.sentTo(cases)).toEqual([{ state: 'waiting', kind: 'STORY', order: 'OLDEST', page: 1 }]);
    await decideIt();
    const description = 'No violation: Case b';
    const link = await screen.findByRole('link', { name: 'Next case', description });
    expect(document.activeElement).toBe(link);
    fireEvent.click(link);
    await isShown('c');
    await decideIt();
    await screen.findByRole('link', { name: 'Next case' });
    fireEvent.keyDown(document.body, { key: 'n' });
    await isShown('d');
    expect(calls.sentTo(cases).at(-1)).toMatchObject({ kind: 'STORY', order: 'OLDEST' });
  });

  it('begins again with the first case after the last one, and leaves out those that others have taken', async () => {
    const bo = { id: 'bo', name: 'Bo', avatarUrl: null };
    await open('c', [called('a', { takenBy: bo }), called('b'), called('c')]);
    await decideIt();
    expect((await screen.findByRole('link', { name: 'Next case' })).getAttribute('href')).toBe(
      '/admin/moderation/b',
    );
  });

  it('leads on from a case that another administrator must decide', async () => {
    await open('a', [called('a', { author: { id: 'me', name: 'Me', avatarUrl: null } }), called('b')]);
    expect(await screen.findByRole('link', { name: 'Next case' })).toBeDefined();
  });

  it('leads from a decided case to the usual order of the waiting ones', async () => {
    const calls = await open('z', [called('a')], '?state=decided&order=OLDEST');
    expect(await screen.findByRole('link', { name: 'Next case' })).toBeDefined();
    expect(calls.sentTo(cases)).toEqual([{ state: 'waiting', order: 'GRAVEST', page: 1 }]);
  });

  it('leads back to the list if no other case waits', async () => {
    await open('a', [called('a')], '?state=unassigned');
    await decideIt();
    expect(await screen.findByText('No more cases in this list')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Back to the list' });
    expect(link.getAttribute('href')).toBe('/admin/moderation?state=unassigned');
    expect(document.activeElement).toBe(link);
  });
});
