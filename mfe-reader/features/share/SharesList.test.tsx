// @vitest-environment jsdom
import { page } from '@storyloom/contract/shares/endpoints/page';
import { revoke } from '@storyloom/contract/shares/endpoints/revoke';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { shareDetail } from '../../testing/shares.ts';
import { SharesList } from './SharesList.tsx';

afterEach(cleanup);

function setup(...ids: string[]) {
  const { host, calls } = createFakeHost();
  const give = (...left: string[]) =>
    calls.respond(page, () => ({
      pageList: left.map((id) => shareDetail({ id })),
      totalCount: left.length,
      hasNextPage: false,
      nextPageNum: null,
      nextCursor: null,
      currentPageNum: 1,
    }));
  give(...ids);
  return { calls, give, show: () => render(inShell(host, <SharesList />)) };
}
const buttons = () => screen.queryAllByRole('button', { name: 'Turn off link' });

describe('SharesList', () => {
  it('shows each share once, and reads the list again when a link was turned off', async () => {
    const { calls, give, show } = setup('sh1', 'sh2', 'sh1');
    calls.respond(revoke, ({ id }) => ({ id }));
    show();
    await waitFor(() => expect(buttons()).toHaveLength(2));
    give('sh2');
    fireEvent.click(buttons()[0] as Element);
    await waitFor(() => expect(buttons()).toHaveLength(1));
    expect(calls.sentTo(page)).toHaveLength(2);
  });

  it('is read again each time it is opened, because playing changes it', async () => {
    const { calls, show } = setup();
    show();
    expect(await screen.findByText('Nothing shared yet')).toBeDefined();
    cleanup();
    show();
    await waitFor(() => expect(calls.sentTo(page)).toHaveLength(2));
  });
});
