// @vitest-environment jsdom
import type { WorkCard } from '@storyloom/contract/stories/entities/work-card';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BulkBar } from './BulkBar.tsx';

afterEach(cleanup);

function show(...statuses: WorkCard['status'][]) {
  const chosen = statuses.map((status, at) => ({ id: `w${at}`, status }) as WorkCard);
  const commands = { onRun: vi.fn(), onDelete: vi.fn(), onClear: vi.fn() };
  render(<BulkBar chosen={chosen} isBusy={false} {...commands} />);
  return commands;
}
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('BulkBar', () => {
  it.each<[WorkCard['status'][], string[]]>([
    [[], []],
    [['DRAFT'], ['Delete', 'Done']],
    [['PUBLISHED'], ['Unlist', 'Delete', 'Done']],
    [['UNLISTED'], ['List again', 'Delete', 'Done']],
    [['DELETED'], ['Restore', 'Done']],
    [
      ['DELETED', 'PUBLISHED', 'UNLISTED'],
      ['Unlist', 'List again', 'Restore', 'Delete', 'Done'],
    ],
  ])('offers the actions that apply to at least one of %o', (statuses, actions) => {
    show(...statuses);
    expect(names()).toEqual(actions);
    if (statuses.length > 0) expect(screen.getByText(`${statuses.length} chosen`)).toBeDefined();
  });

  it('runs the pressed action', () => {
    const { onRun, onDelete, onClear } = show('DELETED', 'PUBLISHED', 'UNLISTED');
    for (const name of ['Unlist', 'List again', 'Restore']) press(name);
    expect(onRun.mock.calls).toEqual([['UNLIST'], ['LIST'], ['RESTORE']]);
    expect([onDelete, onClear].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    press('Delete');
    expect([onDelete, onClear].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    press('Done');
    expect([onDelete, onClear].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});
