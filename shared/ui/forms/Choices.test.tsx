// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Choices } from './Choices.tsx';
import { SelectField } from './SelectField.tsx';
import { StrengthMeter } from './StrengthMeter.tsx';

afterEach(cleanup);

const choices = [
  { value: 'small', label: 'Small', mark: <span>A</span> },
  { value: 'wide', label: 'Wide' },
] as const;

describe('Choices', () => {
  it('checks the chosen option, names each option even if it has a mark, and reports another choice', () => {
    const onChange = vi.fn();
    render(<Choices legend="Size" choices={choices} value="small" onChange={onChange} />);
    const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
    expect([radio('Small').checked, radio('Wide').checked]).toEqual([true, false]);
    fireEvent.click(radio('Wide'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('wide');
  });

  it('is named by a legend that may be hidden', () => {
    render(<Choices legend="Size" legendHidden choices={choices} value="small" onChange={vi.fn()} />);
    expect(screen.getByRole('group', { name: 'Size' }).querySelector('legend')?.className).toBe(
      'visually-hidden',
    );
  });

  it('keeps two groups with the same values apart', () => {
    render(
      <>
        <Choices legend="One" choices={choices} value="small" onChange={vi.fn()} />
        <Choices legend="Two" choices={choices} value="wide" onChange={vi.fn()} />
      </>,
    );
    const checked = screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked);
    expect(checked).toEqual([true, false, false, true]);
  });
});

describe('SelectField', () => {
  it('has no empty choice without a placeholder, and marks what cannot be chosen', () => {
    const options = [
      { value: 'a', label: 'A', disabled: true },
      { value: 'b', label: 'B' },
    ];
    render(<SelectField label="Letter" optional options={options} />);
    const shown = screen
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value, disabled }) => [value, disabled]);
    expect(shown).toEqual([
      ['a', true],
      ['b', false],
    ]);
    expect(
      screen.getByRole('combobox', { name: /^Letter ?\(optional\)$/ }).getAttribute('aria-invalid'),
    ).toBeNull();
  });
});

describe('StrengthMeter', () => {
  it.each([0, 2, 4] as const)('fills %i of four bars, and says the level in words', (level) => {
    const { container } = render(<StrengthMeter level={level} text="So so." />);
    expect(container.querySelectorAll('.bar')).toHaveLength(4);
    expect(container.querySelectorAll('.filled')).toHaveLength(level);
    expect(screen.getByRole('status').textContent).toBe('So so.');
  });
});
