// @vitest-environment jsdom
import { account } from '@storyloom/contract/points/endpoints/account';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmImagePrice } from './image-price.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

function visitor(isAgreed = true) {
  const confirm = vi.fn(async () => isAgreed);
  const { host, calls } = createFakeHost({ confirm });
  return { host, calls, confirm };
}

describe('confirmImagePrice', () => {
  it('states the price, and asks once', async () => {
    const { host, confirm } = visitor();
    expect(await confirmImagePrice(host)).toBe(true);
    expect(await confirmImagePrice(host)).toBe(true);
    expect(confirm).toHaveBeenCalledOnce();
    expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ confirmLabel: 'Illustrate · 10 points' }));
  });

  it.each([
    [
      49,
      /^A picture in the style of this story costs 10 points and leaves you 39\. You’re never charged for a failed one\./,
    ],
    [10, /^A picture in the style of this story costs 10 points and leaves you 0\. You’re never charged/],
    [9, /^A picture in the style of this story costs 10 points\. You’re never charged for a failed one\./],
  ])('states the balance left of %i points', async (totalIntegral, message) => {
    const { host, calls, confirm } = visitor();
    calls.respond(account, () => ({
      totalIntegral,
      isSignInToday: false,
      nextCheckInAt: '2026-11-22T00:00:00.000Z',
      debt: 0,
    }));
    await confirmImagePrice(host);
    expect(confirm).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringMatching(message) }),
    );
  });

  it('asks again after a refusal', async () => {
    const { host, confirm } = visitor(false);
    expect([await confirmImagePrice(host), await confirmImagePrice(host)]).toEqual([false, false]);
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  it('asks another visitor of the same browser', async () => {
    const { host } = visitor();
    await confirmImagePrice(host);
    const other = visitor();
    other.host.session.setState({ userId: 'someone-else' });
    await confirmImagePrice(other.host);
    expect(other.confirm).toHaveBeenCalledOnce();
  });

  it('asks again when the price has changed', async () => {
    const { host, confirm } = visitor();
    localStorage.setItem(`storyloom:${host.session.getState().userId}:image-price`, '5');
    await confirmImagePrice(host);
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('remembers the answer until the page closes when storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const { host, confirm } = visitor();
    host.session.setState({ userId: 'blocked' });
    await confirmImagePrice(host);
    await confirmImagePrice(host);
    expect(confirm).toHaveBeenCalledOnce();
  });
});
