import { expect, type Locator } from '@playwright/test';
import { StoryPage } from './story-page.ts';

/**
 * Clicks a control that is disabled while the path changes. A click that waits for it by itself scrolls the page at each
 * attempt, and a menu that moves between press and release loses the click.
 */
async function clickEnabled(control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  await control.click();
}

/** A story with the actions of its turns and the drawer. */
export class PlayPage extends StoryPage {
  /** A rendered turn, counted from the end if negative; the last one by default. */
  turn(at = -1): Locator {
    return this.log.locator('[data-item]').nth(at);
  }

  action(name: string, at = -1): Locator {
    return this.turn(at).getByRole('button', { name, exact: true });
  }

  async choose(action: string, at = -1): Promise<void> {
    // The actions of an earlier turn appear with its focus.
    await this.turn(at).focus();
    await this.action('More', at).click();
    await clickEnabled(this.page.getByRole('menuitem', { name: action }));
  }

  async undo(): Promise<void> {
    await clickEnabled(this.page.getByRole('button', { name: 'Undo' }));
  }

  async openDrawer(tab: string): Promise<Locator> {
    await this.openTool(tab);
    const drawer = this.page.getByRole('dialog');
    await expect(drawer.getByRole('tabpanel', { name: tab })).toBeVisible();
    return drawer;
  }

  async closeDrawer(): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }
}
