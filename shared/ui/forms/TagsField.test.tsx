// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { TagsField } from './TagsField.tsx';
import { addTags } from './tags.ts';

afterEach(cleanup);

function show(first: string[] = [], max = 3) {
  function Page() {
    const [value, setValue] = useState(first);
    return (
      <>
        <TagsField
          label="Tags"
          value={value}
          onChange={setValue}
          max={max}
          maxLength={20}
          duplicateText="Tag already exists"
        />
        <button type="button" onClick={() => setValue(['Bells'])}>
          Restore
        </button>
      </>
    );
  }
  render(<Page />);
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tags' });
const tags = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(field(), { key });

describe('TagsField', () => {
  it('adds a tag on Enter, on a comma and on leaving the field, and says so', () => {
    show();
    type('Gothic');
    expect(press('Enter'), 'the form is not sent').toBe(false);
    type('Slow burn,');
    type('Sea');
    fireEvent.blur(field());
    expect(tags()).toEqual(['Gothic', 'Slow burn', 'Sea']);
    expect(screen.getByRole('status').textContent).toBe('Added Sea');
    expect(field().value).toBe('');
  });

  it('leaves Enter to the form while the field is empty', () => {
    show(['Gothic']);
    expect(press('Enter')).toBe(true);
  });

  it('refuses a duplicate tag, whatever its case and spaces, and drops its text', () => {
    show(['Slow burn']);
    type('slow  Burn,');
    expect(screen.getByRole('alert').textContent).toBe('Tag already exists');
    expect([tags(), field().value]).toEqual([['Slow burn'], '']);
    type('S');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('removes a tag by its button and the last one by Backspace, and keeps the focus', () => {
    show(['Gothic', 'Sea']);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Gothic' }));
    expect(tags()).toEqual(['Sea']);
    expect(document.activeElement).toBe(field());
    press('Backspace');
    expect(tags()).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('Removed Sea');
  });

  it('accepts no more tags than its limit', () => {
    show(['Gothic', 'Sea'], 2);
    expect(field().readOnly).toBe(true);
  });

  it('adds the parts of a pasted list to the typed text, and leaves other text to the browser', () => {
    show([], 5);
    type('Go');
    const paste = (text: string) => !fireEvent.paste(field(), { clipboardData: { getData: () => text } });
    expect(paste('thic, Sea\nBells')).toBe(true);
    expect(tags()).toEqual(['Gothic', 'Sea', 'Bells']);
    expect(paste('word')).toBe(false);
    expect(tags()).toHaveLength(3);
  });

  it('counts its tags, and removes none while there is text before the cursor', () => {
    show(['Gothic']);
    expect(screen.getByText('1 / 3')).toBeDefined();
    type('S');
    expect(press('Backspace')).toBe(true);
    expect(tags()).toEqual(['Gothic']);
  });

  it('clears the duplicate message when a tag is removed', () => {
    show(['Gothic', 'Sea']);
    type('sea');
    press('Enter');
    expect(screen.getByRole('alert')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Remove Gothic' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('clears the duplicate message when the field is left empty', () => {
    show(['Gothic']);
    type('gothic');
    fireEvent.blur(field());
    expect(screen.getByRole('alert')).toBeDefined();
    fireEvent.blur(field());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('clears the duplicate message when its tags are replaced from outside', () => {
    show(['Gothic'], 5);
    type('Sea,gothic,');
    expect([screen.getByRole('alert').textContent, tags()]).toEqual([
      'Tag already exists',
      ['Gothic', 'Sea'],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('ignores Enter during composition', () => {
    show();
    type('ゴシック');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(tags()).toEqual([]);
  });
});

describe('addTags', () => {
  it('splits at commas and line breaks, and drops spaces and empty parts', () => {
    expect(addTags([], ' Gothic , Sea\n\nbells,', 10).added).toEqual(['Gothic', 'Sea', 'bells']);
  });

  it('keeps the first tag that does not fit', () => {
    expect(addTags(['a'], 'b,c,d', 3)).toEqual({ added: ['b', 'c'], duplicate: false, rest: 'd' });
  });

  it('drops duplicates, and adds all other new tags', () => {
    expect(addTags(['a'], 'A, b, B, c', 10)).toEqual({ added: ['b', 'c'], duplicate: true, rest: '' });
  });
});
