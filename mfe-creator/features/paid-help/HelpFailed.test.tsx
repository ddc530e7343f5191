// @vitest-environment jsdom
import { getMorePoints } from '@storyloom/contract/points/dialogs/get-more-points';
import { BusinessError, NetworkError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HelpFailed } from './HelpFailed.tsx';

afterEach(cleanup);

function show(error: unknown, ownPlaces?: Record<string, string>) {
  const [openDialog, onRetry, onClose] = [vi.fn(async () => true as boolean | undefined), vi.fn(), vi.fn()];
  const { host } = createFakeHost({ dialogs: { open: openDialog as never } });
  const places = ownPlaces && { ownPlaces };
  render(
    inShell(host, <HelpFailed error={error} onRetry={onRetry} onClose={onClose} {...places} price={5} />),
  );
  return { openDialog, onRetry, onClose };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const insufficient = new BusinessError(13_001, 'You need 5 points.', 'points.insufficient', {});
const refused = (code: 'writing.moderated' | 'image.moderated', details: object) =>
  new BusinessError(15_001, 'This isn’t allowed.', code, details as never);

describe('HelpFailed', () => {
  it('offers to repeat a request after a lost connection, without a second charge', async () => {
    const { onRetry, onClose } = show(new NetworkError('cut'));
    expect(screen.getByRole('alert').textContent).toContain(
      'The connection was lost. Try again: nothing is charged twice.',
    );
    expect(buttons()).toEqual(['Retry', 'Close']);
    await press('Retry');
    expect(onRetry).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
    await press('Close');
    expect([onRetry.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
  });

  it('offers more points if there are too few, and repeats the request afterwards', async () => {
    const { openDialog, onRetry } = show(insufficient);
    expect(screen.getByText('You need 5 points.')).toBeDefined();
    expect(buttons()).toEqual(['Get points', 'Close']);
    openDialog.mockResolvedValueOnce(false);
    await press('Get points');
    expect(openDialog).toHaveBeenCalledExactlyOnceWith(getMorePoints, { needs: 'points', price: 5 });
    expect(onRetry).not.toHaveBeenCalled();
    await press('Get points');
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it.each(['writing.moderated', 'image.moderated'] as const)(
    'explains what is not allowed and where for %s, without Retry',
    (code) => {
      show(refused(code, { place: 'instruction', reason: 'minors' }));
      expect(
        screen.getByText('Sexual content involving minors is never allowed. It’s about your instruction.'),
      ).toBeDefined();
      expect(buttons()).toEqual(['Close']);
    },
  );

  it('names places with the request’s own sentences, if it has any', () => {
    const own = { content: 'It’s about what you wrote for the cover.' };
    show(refused('image.moderated', { place: 'content', reason: 'sexual' }), own);
    expect(
      screen.getByText(/everybody sees covers\. It’s about what you wrote for the cover\.$/),
    ).toBeDefined();
  });

  it('offers Retry for a refusal without known details', () => {
    show(refused('writing.moderated', { place: 'elsewhere', reason: 'other' }));
    expect(buttons()).toEqual(['Retry', 'Close']);
    cleanup();
    show(new BusinessError(1, 'It is down.', 'story.not_found', { place: 'content', reason: 'minors' }));
    expect(buttons()).toEqual(['Retry', 'Close']);
  });
});
