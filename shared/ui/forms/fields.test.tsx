// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CheckboxField } from './CheckboxField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { CodeField } from './CodeField.tsx';
import { FileField, fileSize } from './FileField.tsx';
import { LimitedTextArea } from './LimitedTextArea.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SelectField } from './SelectField.tsx';
import { StrengthMeter } from './StrengthMeter.tsx';

afterEach(cleanup);

/** The texts that `aria-describedby` refers to. */
function descriptionOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' | ');
}

const type = (element: Element, value: string) => fireEvent.input(element, { target: { value } });

describe('LimitedTextArea', () => {
  const limit = { max: 10, unit: 'characters' } as const;

  it('counts its text in the description, and announces when the limit is near and exceeded', () => {
    render(<LimitedTextArea label="Summary" limit={limit} defaultValue="Salt" />);
    const area = screen.getByRole('textbox', { name: 'Summary' });
    const announced = screen.getByRole('status');
    expect(descriptionOf(area)).toBe('4 / 10');
    expect(announced.textContent).toBe('');
    type(area, 'Salt and s');
    expect([descriptionOf(area), announced.textContent]).toEqual(['10 / 10', '0 characters left']);
    type(area, 'Salt and smoke');
    expect([descriptionOf(area), announced.textContent]).toEqual(['14 / 10', '4 characters over the limit']);
    type(area, 'Salt and smokes');
    expect(announced.textContent, 'one announcement for each crossing').toBe('4 characters over the limit');
  });

  it('counts in the unit it is given', () => {
    const words = { max: 3, unit: 'words', count: (text: string) => text.split(' ').length } as const;
    render(<LimitedTextArea label="Profile" limit={words} defaultValue="An old sailor" />);
    expect(descriptionOf(screen.getByRole('textbox'))).toBe('3 / 3 words');
  });
});

describe('SelectField', () => {
  it('names its control, describes it by the error, and offers an empty choice', () => {
    const options = [{ value: 'horror', label: 'Horror' }];
    render(<SelectField label="Genre" options={options} placeholder="Choose" error="Choose a category" />);
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Genre' });
    expect(select.value).toBe('');
    expect(select.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(select)).toBe('Choose a category');
  });
});

describe('ChoiceField', () => {
  it('is one named and described group, whose first option has the given id', () => {
    render(
      <ChoiceField
        id="person"
        name="person"
        label="Perspective"
        error="Choose a perspective"
        options={[
          { value: 'first', label: 'First person', description: 'I open the door.' },
          { value: 'second', label: 'Second person' },
        ]}
      />,
    );
    const group = screen.getByRole('radiogroup', { name: 'Perspective' });
    expect(descriptionOf(group)).toBe('Choose a perspective');
    expect(group.getAttribute('aria-invalid')).toBe('true');
    const first = screen.getByRole('radio', { name: 'First person' });
    expect([first.id, descriptionOf(first)]).toEqual(['person', 'I open the door.']);
  });
});

describe('CheckboxField', () => {
  it('is named by its label and described by its error', () => {
    render(<CheckboxField label="I accept" error="Accept the guidelines to continue" />);
    const box = screen.getByRole('checkbox', { name: 'I accept' });
    expect(descriptionOf(box)).toBe('Accept the guidelines to continue');
  });
});

describe('PasswordField', () => {
  it('shows and hides the password, and describes it by its strength', () => {
    const strength = <StrengthMeter level={1} text="Weak." />;
    render(<PasswordField label="Password" autoComplete="new-password" strength={strength} />);
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    expect([field.type, field.autocomplete]).toEqual(['password', 'new-password']);
    expect(descriptionOf(field)).toBe('Weak.');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.type).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field.type).toBe('password');
  });

  it('allows pasting and password managers', () => {
    render(<PasswordField label="Password" autoComplete="current-password" />);
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    // False if a listener had prevented it.
    expect(fireEvent.paste(field)).toBe(true);
    expect(field.autocomplete).toBe('current-password');
  });
});

describe('CodeField', () => {
  it('keeps the digits of what is typed or pasted', () => {
    const seen = vi.fn();
    render(<CodeField label="Code" onChange={(event) => seen(event.target.value)} />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
    fireEvent.change(field, { target: { value: ' 123-456 789' } });
    expect(field.value).toBe('123456');
    expect(seen).toHaveBeenCalledWith('123456');
    expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric']);
  });
});

describe('FileField', () => {
  function show(onChange = vi.fn(), progress: number | null = null) {
    function Page() {
      const [value, setValue] = useState<File | null>(null);
      const change = (file: File | null) => {
        setValue(file);
        onChange(file);
      };
      return (
        <FileField label="Cover" accept="image/png" value={value} onChange={change} progress={progress} />
      );
    }
    render(<Page />);
    return onChange;
  }
  const file = new File([new Uint8Array(2048)], 'bell.png', { type: 'image/png' });
  const input = () => screen.getByLabelText<HTMLInputElement>('Cover');

  it('shows and announces the chosen file, and removes it', () => {
    const changed = show();
    fireEvent.change(input(), { target: { files: { item: () => file } } });
    expect(changed).toHaveBeenCalledWith(file);
    expect(screen.getByRole('status').textContent).toBe('bell.png, 2 KB');
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(changed).toHaveBeenLastCalledWith(null);
    expect(screen.getByText('Choose a file')).toBeDefined();
  });

  it('accepts a dropped file', () => {
    const changed = show();
    const area = input().closest('label');
    if (!area) throw new Error('The field has no area.');
    fireEvent.drop(area, { dataTransfer: { files: { item: () => file } } });
    expect(changed).toHaveBeenCalledWith(file);
  });

  it('accepts no file while it is disabled, and moves the focus to its control when the file is removed', () => {
    const onChange = vi.fn();
    const frame = { label: 'Cover', accept: 'image/png', onChange };
    const { rerender } = render(<FileField {...frame} value={file} />);
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(document.activeElement).toBe(input());
    rerender(<FileField {...frame} value={file} disabled />);
    const area = input().closest('label') as HTMLElement;
    fireEvent.drop(area, { dataTransfer: { files: { item: () => file } } });
    expect(onChange.mock.calls).toEqual([[null]]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove' }).disabled).toBe(true);
  });

  it('shows that a file may be dropped while one is above it', () => {
    show();
    const area = input().closest('label') as HTMLElement;
    fireEvent.dragOver(area);
    expect(area.dataset.over).toBe('true');
    fireEvent.dragLeave(area);
    expect(area.dataset.over).toBeUndefined();
  });

  it('shows the progress of an upload', () => {
    show(undefined, 0.4);
    expect(screen.getByRole('progressbar', { name: 'Uploading the file' })).toBeDefined();
    expect(screen.getByText('40 %')).toBeDefined();
  });

  it('shows the text for an upload beside its progress', () => {
    const frame = { label: 'Document', accept: 'image/png', value: file, onChange: () => {} };
    render(<FileField {...frame} progress={0.4} progressText="Uploading..." />);
    expect(screen.getByText('Uploading... 40 %')).toBeDefined();
  });

  it('shows sizes in KB and MB', () => {
    expect([640_000, 2.4 * 1024 * 1024].map(fileSize)).toEqual(['625 KB', '2.4 MB']);
    const megabyte = 1024 * 1024;
    expect([1, 1025, megabyte - 1, megabyte].map(fileSize)).toEqual(['1 KB', '2 KB', '1024 KB', '1.0 MB']);
  });
});
