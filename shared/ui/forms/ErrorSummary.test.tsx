// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorSummary } from './ErrorSummary.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

describe('ErrorSummary', () => {
  it('counts the errors and leads to their fields, which it names once', () => {
    render(
      <>
        <ErrorSummary
          errors={[
            { id: 'title', label: 'Title', message: 'Enter story title' },
            { id: 'email', label: 'Email', message: 'Email is required' },
          ]}
        />
        <TextField id="email" label="Email" />
      </>,
    );
    expect(screen.getByRole('region', { name: '2 fields need your attention' })).toBeDefined();
    fireEvent.click(screen.getByRole('link', { name: 'Email is required' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }));
  });

  it('opens the collapsed part of the page around a field', () => {
    render(
      <>
        <ErrorSummary errors={[{ id: 'skills', label: 'Skills', message: 'Too long' }]} />
        <details>
          <summary>More</summary>
          <TextField id="skills" label="Skills" />
        </details>
      </>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Skills: Too long' }));
    expect(document.querySelector('details')?.open).toBe(true);
    expect(document.activeElement).toBe(screen.getByLabelText('Skills'));
  });

  it('calls onMissing for a field that is not in the page', () => {
    const onMissing = vi.fn();
    const error = { id: 'email', label: 'Email', message: 'Email is required' };
    render(<ErrorSummary errors={[error]} onMissing={onMissing} />);
    fireEvent.click(screen.getByRole('link', { name: 'Email is required' }));
    expect(onMissing).toHaveBeenCalledWith(error);
  });

  it('shows why the whole form was refused', () => {
    render(<ErrorSummary message="Please check your email and password" errors={[]} />);
    expect(screen.getByRole('region', { name: 'Please check your email and password' })).toBeDefined();
  });

  it('uses the singular for one field', () => {
    render(<ErrorSummary errors={[{ id: 'email', label: 'Email', message: 'Email is required' }]} />);
    expect(screen.getByRole('region', { name: 'One field needs your attention' })).toBeDefined();
  });
});
