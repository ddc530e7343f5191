// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazySection } from './lazy-section.tsx';

afterEach(cleanup);

const Part = () => <p>Here</p>;

describe('lazySection', () => {
  it('loads its code once', async () => {
    const load = vi.fn(async () => ({ default: Part }));
    const Section = lazySection(load);
    render(<Section />);
    await screen.findByText('Here');
    cleanup();
    render(<Section />);
    expect(screen.getByText('Here')).toBeDefined();
    expect(load).toHaveBeenCalledOnce();
  });

  it('shows Retry instead if the code cannot be loaded, and keeps the content around it', async () => {
    const load = vi.fn(async () => ({ default: Part })).mockRejectedValueOnce(new Error('gone'));
    const Section = lazySection(load);
    render(
      <form>
        <input aria-label="Title" />
        <Section />
      </form>,
    );
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Typed' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Here')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Typed');
  });
});
