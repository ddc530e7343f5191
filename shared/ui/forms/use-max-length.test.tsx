// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { LimitedTextArea } from './LimitedTextArea.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

function Name() {
  const [name, setName] = useState('😀😀');
  return (
    <TextField label="Name" value={name} maxLength={4} onChange={(event) => setName(event.target.value)} />
  );
}

/** Inserts a text as a browser does: unless the field refuses it. */
function insert(data: string, { isComposed = false, at = 99 } = {}) {
  const field = screen.getByLabelText<HTMLInputElement>('Name');
  field.setSelectionRange(at, at);
  const event = new InputEvent('beforeinput', { data, cancelable: !isComposed, bubbles: true });
  if (field.dispatchEvent(event)) {
    const { value, selectionStart } = field;
    const start = selectionStart ?? value.length;
    fireEvent.input(field, { target: { value: value.slice(0, start) + data + value.slice(start) } });
  }
  return field.value;
}

describe('the greatest length of a text field', () => {
  it('counts an emoji as one character, and inserts what fits where the caret is', () => {
    render(<Name />);
    expect(insert('👍')).toBe('😀😀👍');
    expect(insert('ab', { at: 0 })).toBe('a😀😀👍');
    expect(insert('b')).toBe('a😀😀👍');
  });

  it('counts inserted text against the room of the selection that it replaces', () => {
    render(<Name />);
    const field = screen.getByLabelText<HTMLInputElement>('Name');
    fireEvent.change(field, { target: { value: 'abcd' } });
    field.setSelectionRange(1, 3);
    const isTaken = (data: string) =>
      field.dispatchEvent(new InputEvent('beforeinput', { data, cancelable: true, bubbles: true }));
    expect([isTaken('xy'), field.value]).toEqual([true, 'abcd']);
    expect([isTaken('xyz'), field.value]).toEqual([false, 'axyd']);
  });

  it('leaves text of an input method alone', () => {
    render(<Name />);
    expect(insert('にほんご', { isComposed: true })).toBe('😀😀にほんご');
  });
});

describe('the counter of a text area', () => {
  it('counts an emoji as one character, and marks one too many', () => {
    render(<LimitedTextArea label="Note" limit={{ max: 2, unit: 'characters' }} />);
    const type = (text: string) =>
      fireEvent.input(screen.getByLabelText('Note'), { target: { value: text } });
    type('😀😀');
    expect(screen.getByText('2 / 2').className).not.toContain('danger');
    type('😀😀👍');
    expect(screen.getByText('3 / 2').className).toContain('danger');
  });
});
