// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { KeysField } from './KeysField.tsx';

afterEach(cleanup);

function Page() {
  const [keys, setKeys] = useState(['bell']);
  return (
    <>
      <KeysField label="Keys" keys={keys} arePatterns={false} onChange={setKeys} />
      <button type="button" onClick={() => setKeys(['harbour', 'rope'])}>
        Compile
      </button>
      <output>{keys.join('|')}</output>
    </>
  );
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Keys');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

describe('KeysField', () => {
  it('keeps the text as it is typed', () => {
    render(<Page />);
    type('bell,  tower, ');
    expect(field().value).toBe('bell,  tower, ');
    expect(screen.getByRole('status').textContent).toBe('bell|tower');
  });

  it('shows keys set elsewhere, and adds to them', () => {
    render(<Page />);
    type('bell, tower, ');
    fireEvent.click(screen.getByRole('button', { name: 'Compile' }));
    expect(field().value).toBe('harbour, rope');
    type(`${field().value}, tide`);
    expect(screen.getByRole('status').textContent).toBe('harbour|rope|tide');
  });

  it('counts the keys, warns near the limit, and keeps those beyond it', () => {
    render(<Page />);
    const numbered = (count: number) => Array.from({ length: count }, (_, at) => `k${at}`).join(', ');
    type(numbered(18));
    expect(screen.getByText('18 / 20 keys').className).toContain('warning');
    type(numbered(21));
    expect(screen.getByText('21 / 20 keys').className).toContain('danger');
    expect(screen.getByRole('alert').textContent).toBe('At most 20 keys');
    expect(field().value).toBe(numbered(21));
    expect(screen.getByRole('status').textContent).toContain('|k20');
  });
});
