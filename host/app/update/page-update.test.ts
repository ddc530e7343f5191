import { describe, expect, it, vi } from 'vitest';
import { createPageUpdate } from './page-update.ts';

function open(isFree = true) {
  const page = { isFree, reload: vi.fn() };
  return { page, update: createPageUpdate({ isFree: () => page.isFree, reload: page.reload }) };
}

describe('the update of a page', () => {
  it('reloads a page that is free', () => {
    const { page, update } = open();
    update.reloadIfFree();
    expect(page.reload).not.toHaveBeenCalled();
    update.announce();
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('waits for unsaved work', () => {
    const { page, update } = open(false);
    update.announce();
    expect(page.reload).not.toHaveBeenCalled();
    page.isFree = true;
    update.reloadIfFree();
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('leaves the page that is shown, and loads the next one, if it can wait for a navigation', () => {
    const { page, update } = open();
    update.announceForNavigation();
    expect(page.reload).not.toHaveBeenCalled();
    update.reloadIfFree();
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('leaves the page that is shown also when nothing holds it any longer', () => {
    const { page, update } = open();
    const release = update.hold();
    update.announceForNavigation();
    expect(update.isFree()).toBe(false);
    release();
    expect(update.isFree()).toBe(true);
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('waits for everything that holds it', () => {
    const { page, update } = open();
    const releases = [update.hold(), update.hold()];
    update.announce();
    for (const release of releases) {
      expect(page.reload).not.toHaveBeenCalled();
      release();
    }
    expect(page.reload).toHaveBeenCalledOnce();
  });
});
