import { StoryPage } from './pages/story-page.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';

const path = [
  'Sit down in the third chair',
  'Wind the clockwork and ask nothing',
  'Go down to the oil store',
  'Ask if he is a living man',
  'Ask if he was shut in',
  'Read the old logs in the watch room',
  'Write your name in today',
  'Ask Finlay about the missing page',
  'Ask him to give it to you',
  'Say the drowned man',
  'Sit on the step below him',
  'Hold the light, whatever comes',
  'Lay the page on the table',
];

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

  await test.step('words are understood, answered beside the plot, or asked again free of charge', async () => {
    await story.playTurn('asdfghjkl');
    expect(await story.replyText()).toBe('Say that again?');
    await story.expectBalance(50);
    await story.playTurn('I am called Tom Reed, and yes, I heard the knocking.');
    await story.playTurn('Who is Finlay?');
    await expect(story.options.getByRole('button', { name: 'Sit down in the third chair' })).toBeVisible();
    await story.expectBalance(48);
  });

  const end = (title: string) => page.getByRole('region', { name: title });
  await test.step('the options lead to an ending', async () => {
    for (const option of path) await choose(option);
    await choose('Ask him to enter it true');
    await expect(end('Casualty, One')).toContainText('You have found 1 of 6 endings.');
    await expect(story.options).toHaveCount(0);
    await expectAccessible(page);
    await page.reload();
    await expect(end('Casualty, One')).toContainText('You have found 1 of 6 endings.');
  });

  await test.step('another ending is found from the last fork', async () => {
    await page.getByRole('button', { name: 'Play again from the last fork' }).click();
    await choose('Burn it, for his sake');
    await expect(end('The Man on the Rungs')).toContainText(
      'You have found 2 of 6 endings. Before: Casualty, One.',
    );
  });
});
