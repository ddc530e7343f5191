import { describe, expect, it } from 'vitest';
import { fillAnswers, haveOwnWords, toStoryQuestions } from './reader-questions.ts';

describe('toStoryQuestions', () => {
  it.each([
    ['What is your name?', { variable: 'name', text: 'What is your name?' }],
    ['Which town are you from?', { variable: 'town', text: 'Which town are you from?' }],
    ['Where are you from? {Home}', { variable: 'home', text: 'Where are you from?' }],
    ['Who are you?', { variable: 'name', text: 'Who are you?' }],
    ['Как тебя зовут? {имя}', { variable: 'имя', text: 'Как тебя зовут?' }],
  ])('takes the word of “%s” from it', (question, asked) => {
    expect(toStoryQuestions([question, ' '])).toEqual([asked]);
  });

  it('finds two questions with one word', () => {
    expect(haveOwnWords(['What is your name?', 'Name?'])).toBe(false);
    expect(haveOwnWords(['What is your name?', 'Its name? {ship}'])).toBe(true);
  });
});

describe('fillAnswers', () => {
  const questions = toStoryQuestions(['What is your name?', 'Which town are you from?']);
  const fill = (text: string, answers: Record<string, string> = {}) => fillAnswers(text, questions, answers);

  it('puts each answer in its places, as it is', () => {
    const answers = { name: '{town} $& <b>', town: 'Ys' };
    expect(fill('{Name} of {town|the coast}.', answers)).toBe('{town} $& <b> of Ys.');
  });

  it('puts the author’s word in a place without an answer, or the reader', () => {
    expect(fill('{name}’s coat, from {town|the coast}.')).toBe('{{user}}’s coat, from the coast.');
  });

  it('begins a sentence with a capital if it is the author’s word', () => {
    const text = '“{name|stranger}, wait!” {name|stranger} waits. {town|the coast}, says {name|stranger}.';
    expect(fill(text)).toBe('“Stranger, wait!” Stranger waits. The coast, says stranger.');
    expect(fill('{name|stranger} waits.', { name: 'de Vries' })).toBe('de Vries waits.');
  });

  it('leaves what no question is about', () => {
    const text = '{{name}} {other} {constructor} {name';
    expect(fill(text, { name: 'Ann' })).toBe(text);
  });
});
