// @vitest-environment jsdom
import { introduction } from '@storyloom/contract/users/endpoints/introduction';
import { loginUser } from '@storyloom/contract/users/endpoints/login-user';
import { nickname } from '@storyloom/contract/users/endpoints/nickname';
import { BusinessError } from '@storyloom/http/errors';
import { ownQuery } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userOf } from '../../testing/user.ts';
import { ProfileEditing } from './ProfileEditing.tsx';

afterEach(cleanup);

const agnes = userOf('agnes', { name: 'Agnes', introduction: 'Reads at sea.' });

async function edit() {
  const toast = vi.fn();
  const { host, calls } = createFakeHost({ toast }, { status: 'real', tokenId: 'token1', userId: 'agnes' });
  calls.respond(loginUser, () => agnes);
  calls.respond(nickname, (input) => ({ ...agnes, name: input.nickname }));
  calls.respond(introduction, (input) => ({ ...agnes, ...input }));
  render(inShell(host, <ProfileEditing />));
  fireEvent.click(await screen.findByRole('button', { name: 'Edit profile' }));
  await screen.findByRole('form', { name: 'Edit profile' });
  const known = () => host.queryClient.getQueryData(ownQuery(host, 'agnes', loginUser, {}).queryKey);
  return { calls, toast, known };
}

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string | RegExp, value: string) =>
  act(async () => fireEvent.change(field(name), { target: { value } }));
const save = () => act(async () => fireEvent.submit(screen.getByRole('form')));

describe('ProfileEditing', () => {
  it('is not offered to guests', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(loginUser, () => userOf('guest1', { isRealUser: false }));
    render(inShell(host, <ProfileEditing />));
    await act(async () => {});
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('saves the changed fields, and returns the focus to its button', async () => {
    const { calls, toast } = await edit();
    await type('Nickname', ' Agnes Rook ');
    await save();
    expect(calls.sentTo(nickname)).toEqual([{ nickname: 'Agnes Rook' }]);
    expect(calls.sentTo(introduction)).toEqual([]);
    expect(toast).toHaveBeenCalledExactlyOnceWith('success', 'Profile saved.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit profile' }));
  });

  it('shows the refusal of a name at its field', async () => {
    const { calls } = await edit();
    const error = new BusinessError(17002, 'This name can’t be used.', 'user.name_not_allowed', {});
    calls.respond(nickname, () => Promise.reject(error));
    await type('Nickname', 'admin');
    await save();
    expect(screen.getByText('This name can’t be used.')).toBeDefined();
    expect(document.activeElement).toBe(field('Nickname'));
  });

  it('keeps a name that was saved when the introduction is refused, and does not send it twice', async () => {
    const { calls, toast, known } = await edit();
    const error = new BusinessError(17_003, 'Write something else.', 'chat.moderated', {});
    calls.respond(introduction, () => Promise.reject(error));
    await type('Nickname', 'Agnes Rook');
    await type(/^Introduction/, 'Bad words.');
    await save();
    expect(screen.getByText('Write something else.')).toBeDefined();
    expect(known()).toMatchObject({ name: 'Agnes Rook', introduction: 'Reads at sea.' });
    calls.respond(introduction, (input) => ({ ...agnes, name: 'Agnes Rook', ...input }));
    await type(/^Introduction/, 'Reads on land.');
    await save();
    expect([calls.sentTo(nickname).length, calls.sentTo(introduction).length]).toEqual([1, 2]);
    expect(known()).toMatchObject({ name: 'Agnes Rook', introduction: 'Reads on land.' });
    expect(toast).toHaveBeenCalledExactlyOnceWith('success', 'Profile saved.');
  });

  it('changes nothing when it is cancelled', async () => {
    const { calls } = await edit();
    await type('Nickname', 'Mara');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(screen.getByRole('button', { name: 'Edit profile' }));
    await screen.findByRole('form');
    expect(field('Nickname').value).toBe('Agnes');
    expect(calls.sentTo(nickname)).toEqual([]);
  });
});
