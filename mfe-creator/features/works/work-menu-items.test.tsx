import type { WorkCard } from '@storyloom/contract/stories/entities/work-card';
import { describe, expect, it, vi } from 'vitest';
import { workMenuItems } from './work-menu-items.tsx';

function menuOf(status: WorkCard['status']) {
  const commands = { open: vi.fn(), run: vi.fn(), remove: vi.fn(), copy: vi.fn(), exportWork: vi.fn() };
  const items = workMenuItems({ id: 'a1', slug: 'the-last-ferry', status } as WorkCard, commands);
  const select = (id: string) => items.find((item) => item.id === id)?.onSelect?.();
  return { ...commands, ids: items.map(({ id }) => id), select };
}

describe('workMenuItems', () => {
  it.each<[WorkCard['status'], string[]]>([
    ['DRAFT', ['edit', 'duplicate', 'export', 'delete']],
    ['PUBLISHED', ['edit', 'view', 'unlist', 'statistics', 'duplicate', 'export', 'delete']],
    ['UNLISTED', ['edit', 'view', 'list', 'statistics', 'duplicate', 'export', 'delete']],
    ['DELETED', ['restore']],
  ])('offers the commands for a work that is %s', (status, ids) => {
    expect(menuOf(status).ids).toEqual(ids);
  });

  it('links to the pages of the work', () => {
    const menu = menuOf('PUBLISHED');
    for (const id of ['edit', 'view', 'statistics']) menu.select(id);
    expect(menu.open.mock.calls).toEqual([
      ['/script/edit?id=a1'],
      ['/read/the-last-ferry'],
      ['/build/statistics/a1'],
    ]);
  });

  it('runs only the chosen command', () => {
    const menu = menuOf('PUBLISHED');
    menu.select('export');
    expect(menu.exportWork).toHaveBeenCalledOnce();
    menu.select('duplicate');
    expect(menu.copy).toHaveBeenCalledOnce();
    menu.select('delete');
    expect(menu.remove).toHaveBeenCalledOnce();
    expect(menu.run).not.toHaveBeenCalled();
  });
});
