// @vitest-environment jsdom
import { ledger } from '@storyloom/contract/admin/endpoints/ledger';
import { membership } from '@storyloom/contract/admin/endpoints/membership';
import { orders } from '@storyloom/contract/admin/endpoints/orders';
import { user } from '@storyloom/contract/admin/endpoints/user';
import { users } from '@storyloom/contract/admin/endpoints/users';
import { cases } from '@storyloom/contract/moderation/endpoints/cases';
import { works } from '@storyloom/contract/stories/endpoints/works';
import { useParams } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inRoutedShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { adminUser, onePage } from '../../testing/points-admin.ts';
import UsersSection from './UsersSection.tsx';

afterEach(cleanup);

const Section = () => <UsersSection id={useParams().id} />;

function show(url: string) {
  const { host, calls } = createFakeHost({}, { status: 'real', tokenId: 'token1', userId: 'me' });
  calls.respond(users, () => onePage(adminUser()));
  calls.respond(user, () => adminUser());
  calls.respond(works, () => onePage());
  calls.respond(cases, () => onePage());
  calls.respond(orders, () => onePage());
  calls.respond(ledger, () => onePage());
  calls.respond(membership, () => new Promise(() => {}));
  render(inRoutedShell(host, { '/admin/users/:id?': <Section /> }, url));
}

const backTo = async () => (await screen.findByRole('link', { name: 'Users' })).getAttribute('href');

describe('the section of users', () => {
  it('leads from a user back to the list with its filters, also after a change of the tab', async () => {
    show('/admin/users?q=ada&state=BLOCKED');
    fireEvent.click(await screen.findByRole('link', { name: 'Ada' }));
    expect(await backTo()).toBe('/admin/users?q=ada&state=BLOCKED');
    fireEvent.click(screen.getByRole('tab', { name: 'Plan' }));
    expect(await backTo()).toBe('/admin/users?q=ada&state=BLOCKED');
  });

  it('leads from a user who was opened from elsewhere to all users', async () => {
    show('/admin/users/ada');
    expect(await backTo()).toBe('/admin/users');
  });
});
