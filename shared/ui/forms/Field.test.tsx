// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('Field', () => {
  it('describes its control by the error and the counter', () => {
    render(<TextField label="Name" error="A name has at most 10 characters." counter="11 / 10" />);
    const input = screen.getByRole('textbox', { name: 'Name' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    const notes = ids.map((id) => document.getElementById(id)?.textContent);
    expect(notes).toEqual(['A name has at most 10 characters.', '11 / 10']);
    expect(screen.getByRole('alert').textContent).toBe('A name has at most 10 characters.');
  });

  it('leaves the announcement of its error to a form that says so', () => {
    render(<TextField label="Name" error="A name has at most 10 characters." announceError={false} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps a hidden label accessible', () => {
    render(<TextField label="Search stories" labelHidden />);
    expect(screen.getByRole('textbox', { name: 'Search stories' })).toBeDefined();
  });

  it('grows a text area to six lines, then scrolls it', () => {
    let height = 0;
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => height);
    render(<TextArea label="Your message" style={{ lineHeight: '20px', padding: 0, border: 0 }} />);
    const area = screen.getByRole('textbox', { name: 'Your message' });
    const typeLines = (lines: number) => {
      height = lines * 20;
      fireEvent.input(area);
      return [area.style.height, area.style.overflowY];
    };
    expect(typeLines(3)).toEqual(['60px', 'hidden']);
    expect(typeLines(6)).toEqual(['120px', 'hidden']);
    expect(typeLines(9)).toEqual(['120px', 'auto']);
    expect(typeLines(0)).toEqual(['20px', 'hidden']);
  });
});
