import { StoryPage } from './pages/story-page.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';

/** The turns to an ending: the option of each, and what a reader may say instead. */
const path = [
  ['Say yes, you heard it', 'Yes, I heard the knocking.'],
  ['Sit down in the third chair', 'I take the third chair.'],
  ['Wind the clockwork and ask nothing', 'I wind the clockwork and keep my questions to myself.'],
  ['Go down to the oil store', 'I want to see the oil store.'],
  ['Ask if he is a living man', 'Are you a living man?'],
  ['Ask if he was shut in', 'Did they shut you in?'],
  ['Read the old logs in the watch room', 'I look through the old logs upstairs in the watch room.'],
  ['Write your name in today', 'I write my name in the log for today.'],
  ['Ask Finlay about the missing page', 'Finlay, what became of the missing page?'],
  ['Ask him to give it to you', 'Please give the page to me.'],
  ['Say the drowned man', 'I think it is the drowned man.'],
  ['Sit on the step below him', 'I sit down on the step below him.'],
  ['Hold the light, whatever comes', 'I hold the light whatever comes.'],
  ['Lay the page on the table', 'I put the page on the table.'],
  ['Ask him to enter it true', 'Enter it true, I ask him.'],
] as const;

test('a story is played to its end by words and options, and from the last fork to another end', async ({
  page,
}) => {
  const story = new StoryPage(page);
  await story.open('The Keeper of Gannet Rock');
  const choose = async (option: string) => {
    await story.options.getByRole('button', { name: option }).click();
    await expect(story.ownLines.last()).toContainText(option);
    await story.expectDone();
  };

  await test.step('the story asks for a name', async () => {
    await page.getByRole('textbox', { name: 'What name shall the log have for you?' }).fill('Ines Vale');
    await page.getByRole('button', { name: 'Answer' }).click();
    await expect(page.getByRole('form', { name: 'Before you begin' })).toHaveCount(0);
  });

  await test.step('words are understood, answered beside the plot, or asked again free of charge', async () => {
    await story.playTurn('asdfghjkl');
    expect(await story.replyText()).toBe('The wind takes it. What was it you meant?');
    await story.expectBalance(50);
    await story.playTurn('Who is Finlay?');
    await expect(story.options.getByRole('button', { name: 'Say yes, you heard it' })).toBeVisible();
    await story.expectBalance(49);
  });

  const end = (title: string) => page.getByRole('region', { name: title });
  await test.step('options and words, in turn, lead to an ending', async () => {
    for (const [step, [option, words]] of path.entries()) {
      await (step % 2 === 0 ? choose(option) : story.playTurn(words));
      if (option.startsWith('Write')) expect(await story.replyText()).toContain('Ines Vale');
    }
    await expect(page.getByRole('heading', { name: 'Casualty, One' })).toBeFocused();
    await expect(page.getByText('He keeps it in his Bible.')).toBeVisible();
    await expect(end('Casualty, One')).toContainText('You have found 1 of 6 endings.');
    await expect(story.options).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('another ending is found from the last fork', async () => {
    await page.getByRole('button', { name: 'Play again from the last fork' }).click();
    await expect(story.options.getByRole('button', { name: 'Burn it, for his sake' })).toBeVisible();
    await page.clock.setSystemTime(Date.now() + 2 * 3_600_000);
    await page.reload();
    await page.getByRole('button', { name: 'Hide “Previously”' }).click();
    await expect(page.getByRole('complementary', { name: 'Previously' })).toHaveCount(0);
    await choose('Burn it, for his sake');
    await expect(end('The Man on the Rungs')).toContainText(
      'You have found 2 of 6 endings. Before: Casualty, One.',
    );
  });

  await test.step('the endings are counted on the story’s page, the shelf and the profile', async () => {
    const about = page.getByRole('button', { name: 'About this story' });
    if (await about.isVisible()) await about.click();
    await expect(page.getByText('6 endings, 2 found')).toBeVisible();
    await page.goto('/history');
    await expect(page.getByText('2 of 6 endings')).toBeVisible();
    await page.goto('/user/profile');
    await expect(page.getByText('Endings found').locator('..')).toContainText('2');
    await expect(page.getByText('Stories begun').locator('..')).toContainText('1');
  });
});
