// @vitest-environment jsdom
import { account } from '@storyloom/contract/points/endpoints/account';
import { dehydrate, hydrate as hydrateCache, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeHost } from './fake-host.ts';
import { createQueryClient, endpointQuery } from './query.ts';
import { restrictQueryClient } from './restrict-query-client.ts';
import { DocumentQueriesContext, documentQueriesOf, useQuery } from './use-query.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const { host, calls } = createFakeHost();
const query = { ...endpointQuery(host, account, {}), queryKey: ['balance'] };
const points = (totalIntegral: number) => ({
  totalIntegral,
  isSignInToday: false,
  nextCheckInAt: '2026-03-01T00:00:00.000Z',
  debt: 0,
});
calls.respond(account, () => points(7));

interface BalanceProps {
  placeholder?: number;
}

function Balance({ placeholder }: BalanceProps) {
  const { data, isPending } = useQuery({
    ...query,
    select: ({ totalIntegral }) => `${totalIntegral} points`,
    placeholderData: () => (placeholder === undefined ? undefined : points(placeholder)),
  });
  return <p>{isPending ? 'loading' : data}</p>;
}

/** A document with these data of a micro-frontend, and its client that the browser makes from it. */
function rendered(data: ReturnType<typeof points> | null, props: BalanceProps = {}) {
  const shell = createQueryClient();
  const server = restrictQueryClient(shell, 'points');
  if (data) server.setQueryData(query.queryKey, data);
  const state = dehydrate(shell);
  const page = (client: typeof server) => (
    <QueryClientProvider client={client}>
      <DocumentQueriesContext value={documentQueriesOf(state)}>
        <Balance {...props} />
      </DocumentQueriesContext>
    </QueryClientProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page(server));
  document.body.append(container);
  const browser = createQueryClient();
  hydrateCache(browser, state);
  return { client: restrictQueryClient(browser, 'points'), container, page };
}

async function hydrate({ client, container, page }: ReturnType<typeof rendered>) {
  const onRecoverableError = vi.fn();
  const first = container.textContent;
  await act(async () => {
    render(page(client), { container, hydrate: true, onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  return first;
}

describe('useQuery', () => {
  it('hydrates as loading what another part has loaded since, then shows it', async () => {
    const document = rendered(null);
    document.client.setQueryData(query.queryKey, points(48));
    expect(await hydrate(document)).toBe('loading');
    expect(screen.getByText('48 points')).toBeDefined();
  });

  it('hydrates the placeholder of the document before the data that were loaded since', async () => {
    const document = rendered(null, { placeholder: 5 });
    document.client.setQueryData(query.queryKey, points(48));
    expect(await hydrate(document)).toBe('5 points');
    expect(screen.getByText('48 points')).toBeDefined();
  });

  it('hydrates the data of the document before those that replaced them since', async () => {
    const document = rendered(points(50));
    document.client.setQueryData(query.queryKey, points(48), { updatedAt: Date.now() + 1 });
    expect(await hydrate(document)).toBe('50 points');
    expect(screen.getByText('48 points')).toBeDefined();
  });

  it('hydrates the data of the document', async () => {
    expect(await hydrate(rendered(points(50)))).toBe('50 points');
    expect(screen.getByText('50 points')).toBeDefined();
  });
});
