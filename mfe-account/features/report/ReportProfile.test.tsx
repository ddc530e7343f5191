// @vitest-environment jsdom
import { report } from '@storyloom/contract/moderation/dialogs/report';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ReportProfile } from './ReportProfile.tsx';

afterEach(cleanup);

function show(userId: string) {
  const open = vi.fn(async () => undefined);
  const { host } = createFakeHost({ dialogs: { open } });
  render(inShell(host, <ReportProfile userId={userId} />));
  return open;
}

const button = () => screen.queryByRole('button', { name: 'Report profile' });

describe('ReportProfile', () => {
  it('opens the dialog that reports this profile', () => {
    const open = show('mara');
    fireEvent.click(button() as HTMLElement);
    expect(open.mock.calls).toEqual([[report, { subjectKind: 'PROFILE', subjectId: 'mara' }]]);
  });

  it('is not offered on the visitor’s own profile', () => {
    show('guest1');
    expect(button()).toBeNull();
  });
});
