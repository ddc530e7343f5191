// @vitest-environment jsdom
import { foundEndings } from '@storyloom/contract/chat/endpoints/found-endings';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { EndingsFound } from './EndingsFound.tsx';

afterEach(cleanup);

describe('EndingsFound', () => {
  it('says that no ending of a begun story is found yet', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(foundEndings, () => ({
      newest: [],
      found: 0,
      stories: [{ storyId: 's1', found: 0, total: 6 }],
    }));
    render(
      inShell(
        host,
        <>
          <EndingsFound storyId="s1" />
          <EndingsFound storyId="s2" />
        </>,
      ),
    );
    expect(await screen.findByText('0 of 6 endings')).toBeDefined();
    expect(screen.getAllByText(/endings/)).toHaveLength(1);
  });
});
