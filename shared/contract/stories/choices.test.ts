import { describe, expect, it } from 'vitest';
import { categories, categoryChoices, categoryLabel } from './categories.ts';
import {
  perspectiveChoices,
  perspectives,
  sortChoices,
  sorts,
  storyTypeChoices,
  storyTypes,
  timePeriodChoices,
  timePeriods,
} from './filters.ts';
import { defaultRatings, isAdult, ratings } from './ratings.ts';

const pairs = (choices: readonly { label: string; value: string }[]) =>
  choices.map(({ label, value }) => `${label}=${value}`).join(', ');

describe('what a visitor chooses from', () => {
  it('has the categories of the specification, All first', () => {
    expect(pairs(categoryChoices)).toBe(
      'All=all, Romance=ROMANCE, Vampire=VAMPIRE, Werewolf=WEREWOLF, Fantasy=FANTASY, Short Story=SHORT_STORY, ' +
        'Historical Fiction=HISTORICAL_FICTION, Paranormal=PARANORMAL, Humor=HUMOR, Horror=HORROR, Mystery=MYSTERY, ' +
        'Science Fiction=SCIENCE_FICTION, New Adult=NEW_ADULT, Teen Fiction=TEEN_FICTION, Thriller=THRILLER, ' +
        'Adventure=ADVENTURE',
    );
    expect(categories).toHaveLength(15);
  });

  it('has the time periods, sort values and types of the specification', () => {
    expect(pairs(timePeriodChoices)).toBe(
      'All Time=ALL_TIME, Today=TODAY, Week=WEEK, Month=MONTH, Year=YEAR',
    );
    expect(pairs(sortChoices)).toBe('New=LATEST, Old=EARLIEST, Trending=HOTTEST, Most Chat=MESSAGE_COUNT');
    expect(pairs(storyTypeChoices)).toBe('All=all, Story=STORY, Character=ROLE');
  });

  it('offers every value that a call accepts, and no other', () => {
    const values = (choices: readonly { value: string }[]) => choices.map(({ value }) => value);
    expect(values(categoryChoices)).toEqual(['all', ...categories]);
    expect(values(sortChoices)).toEqual([...sorts]);
    expect(values(timePeriodChoices)).toEqual([...timePeriods]);
    expect(values(storyTypeChoices)).toEqual(['all', ...storyTypes]);
    expect(values(perspectiveChoices)).toEqual([...perspectives]);
  });

  it('names a category, and shows an unknown one as it is', () => {
    expect(categoryLabel('SCIENCE_FICTION')).toBe('Science Fiction');
    expect(categoryLabel('WESTERN')).toBe('WESTERN');
  });
});

describe('ratings', () => {
  it('default to the list of the specification, which contains all of them', () => {
    expect(defaultRatings).toEqual(['G', 'PG_13', 'R', 'X', 'XXX', 'PG']);
    expect([...defaultRatings].sort()).toEqual([...ratings].sort());
  });

  it('need the adult warning from R up', () => {
    expect(ratings.filter(isAdult)).toEqual(['R', 'X', 'XXX']);
  });
});
