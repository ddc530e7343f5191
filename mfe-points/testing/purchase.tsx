import { checkout } from '@storyloom/contract/payments/endpoints/checkout';
import { offers } from '@storyloom/contract/payments/endpoints/offers';
import { order as orderEndpoint } from '@storyloom/contract/payments/endpoints/order';
import type { Order } from '@storyloom/contract/payments/entities/order';
import { account } from '@storyloom/contract/points/endpoints/account';
import { member } from '@storyloom/contract/points/endpoints/member';
import { memberChanged } from '@storyloom/contract/points/events/member-changed';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import GetMorePoints from '../dialogs/get-more-points.tsx';
import { checkoutUrl, memberAccount, offersOf, orderOf, pointsAccount } from './points.ts';

export const transactionId = new URL(checkoutUrl).searchParams.get('_ptxn');
export const added = { state: 'PAID', checkoutUrl: null, pointsAddedAt: '2026-11-22T12:01:00.000Z' } as const;

export function visitor(first: Partial<Order> = {}, status: 'real' | 'guest' = 'real') {
  const toast = vi.fn();
  const navigate = vi.fn();
  const open = vi.fn(async (): Promise<undefined> => undefined);
  const { host, calls } = createFakeHost({ toast, navigate, dialogs: { open } }, { ...fakeGuest, status });
  calls.respond(account, () => pointsAccount());
  calls.respond(offers, () => offersOf());
  calls.respond(member, () => memberAccount());
  const turnTo = (change: Partial<Order>) => calls.respond(orderEndpoint, () => orderOf(change));
  calls.respond(checkout, () => orderOf(first));
  turnTo(first);
  const memberships = vi.fn();
  host.bus.on(memberChanged, memberships);
  const show = () =>
    render(
      inShell(host, <GetMorePoints input={undefined} open zIndex={50} close={vi.fn()} onClosed={vi.fn()} />),
    );
  return { host, calls, toast, navigate, open, turnTo, memberships, show };
}

export const frame = () => screen.findByTitle<HTMLIFrameElement>('Secure payment');

/** Posts a message of the payment page, with the given changes. */
export async function post(event: string, change: { origin?: string; source?: unknown; data?: object } = {}) {
  const { contentWindow } = await frame();
  const data = { source: 'storyloom-payment', version: 1, transactionId, event, ...change.data };
  const source = 'source' in change ? change.source : contentWindow;
  const message = new MessageEvent('message', { origin: change.origin ?? 'https://pay.example', data });
  Object.defineProperty(message, 'source', { value: source });
  act(() => void window.dispatchEvent(message));
}

export async function buy(name: RegExp = /^2,200 points/) {
  fireEvent.click(await screen.findByRole('button', { name }));
  return frame();
}
