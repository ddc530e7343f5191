// @vitest-environment jsdom
import { identityTypes } from '@storyloom/contract/users/endpoints/identity-types';
import { endpointQuery, useHost, useQuery } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ServiceLogin } from './ServiceLogin.tsx';
import { useOAuth } from './use-oauth.ts';

afterEach(cleanup);

function Buttons() {
  const oauth = useOAuth({ purpose: 'login', onAnswer: () => {} });
  const { status } = useQuery(endpointQuery(useHost(), identityTypes, {}));
  return (
    <>
      <p>{status}</p>
      <ServiceLogin oauth={oauth} />
    </>
  );
}

describe('ServiceButtons', () => {
  it('keeps the buttons if reloading the services fails', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(identityTypes, () => [{ type: 'acorn', name: 'Acorn' }]);
    render(inShell(host, <Buttons />));
    await screen.findByRole('button', { name: 'Continue with Acorn' });
    calls.respond(identityTypes, () => Promise.reject(new Error('down')));
    const { queryKey } = endpointQuery(host, identityTypes, {});
    void host.queryClient.invalidateQueries({ queryKey });
    await screen.findByText('error');
    expect(screen.getByRole('button', { name: 'Continue with Acorn' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
