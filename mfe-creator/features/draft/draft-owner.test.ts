import { createFakeHost } from '@storyloom/mfe/fake-host';
import { describe, expect, it } from 'vitest';
import { createDraftOwner, isLoginOf } from './draft-owner.ts';

function open() {
  const { session } = createFakeHost().host;
  return { session, owner: createDraftOwner(session) };
}

describe('createDraftOwner', () => {
  it('follows the guest who logs in', () => {
    const { session, owner } = open();
    session.setState({ userId: 'agnes', previousGuestId: 'guest1' });
    expect([owner.userId(), owner.isPresent()]).toEqual(['agnes', true]);
    session.setState({ userId: 'guest2', previousGuestId: null });
    expect([owner.userId(), owner.isPresent()]).toEqual(['agnes', false]);
  });

  it('is absent while another visitor uses the browser', () => {
    const { session, owner } = open();
    session.setState({ userId: 'mara', previousGuestId: 'guest9' });
    expect([owner.userId(), owner.isPresent()]).toEqual(['guest1', false]);
    session.setState({ userId: null });
    expect(owner.isPresent()).toBe(false);
    session.setState({ userId: 'guest1' });
    expect(owner.isPresent()).toBe(true);
  });
});

describe('isLoginOf', () => {
  it('is false without a guest, a user or a login', () => {
    const login = { userId: 'agnes', previousGuestId: 'guest1' };
    expect(isLoginOf('guest1', login)).toBe(true);
    expect(isLoginOf('guest2', login)).toBe(false);
    expect(isLoginOf(null, { ...login, previousGuestId: null })).toBe(false);
    expect(isLoginOf('guest1', { ...login, userId: null })).toBe(false);
  });
});
