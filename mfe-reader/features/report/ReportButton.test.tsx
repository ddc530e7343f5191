// @vitest-environment jsdom
import { report } from '@storyloom/contract/moderation/dialogs/report';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ReportButton } from './ReportButton.tsx';

afterEach(cleanup);

describe('ReportButton', () => {
  it.each(['STORY', 'SHARE'] as const)('opens the dialog that reports this %s', (subjectKind) => {
    const open = vi.fn(async () => undefined);
    const { host } = createFakeHost({ dialogs: { open } });
    render(inShell(host, <ReportButton subjectKind={subjectKind} subjectId="s1" />));
    fireEvent.click(screen.getByRole('button', { name: 'Report' }));
    expect(open.mock.calls).toEqual([[report, { subjectKind, subjectId: 's1' }]]);
  });
});
