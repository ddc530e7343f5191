// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ErrorSummary } from './ErrorSummary.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

describe('ErrorSummary', () => {
  it('counts the errors and leads to their fields', () => {
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
    fireEvent.click(screen.getByRole('link', { name: 'Email: Email is required' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }));
  });

  it('says why the whole form was refused', () => {
    render(<ErrorSummary message="Please check your email and password" errors={[]} />);
    expect(screen.getByRole('region', { name: 'Please check your email and password' })).toBeDefined();
  });
});
