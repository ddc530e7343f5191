// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { Chip } from './Chip.tsx';
import { IconButton } from './IconButton.tsx';

afterEach(cleanup);

describe('Button, IconButton and Chip', () => {
  it('ignores clicks while loading, and keeps its name', () => {
    const onClick = vi.fn();
    render(
      <Button loading onClick={onClick}>
        Publish
      </Button>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(onClick).not.toHaveBeenCalled();
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  });

  it('shows a changed text in a page that the browser has translated', () => {
    const button = (isSaved: boolean) => <Button icon={<svg />}>{isSaved ? 'Saved' : 'Save'}</Button>;
    const { rerender } = render(button(false));
    const translation = document.createElement('font');
    translation.textContent = 'Sichern';
    screen.getByText('Save').firstChild?.replaceWith(translation);
    rerender(button(true));
    expect(screen.getByRole('button').textContent).toBe('Saved');
  });

  it('submits a form once for a double click, and again for the next click', () => {
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    render(
      <form ref={(form) => form?.addEventListener('submit', onSubmit)}>
        <Button type="submit">Save</Button>
      </form>,
    );
    const save = screen.getByRole('button', { name: 'Save' });
    for (const detail of [1, 2]) fireEvent.click(save, { detail });
    expect(onSubmit).toHaveBeenCalledOnce();
    fireEvent.click(save, { detail: 1 });
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('does not submit a form by default', () => {
    render(<Button>Next</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });

  it('is a link if it has an href', () => {
    render(<Button href="/build">Create</Button>);
    expect(screen.getByRole('link', { name: 'Create' }).getAttribute('href')).toBe('/build');
  });

  it('has an accessible name as an icon button', () => {
    render(<IconButton label="Like" icon={<svg aria-hidden="true" />} pressed />);
    expect(screen.getByRole('button', { name: 'Like', pressed: true })).toBeDefined();
  });

  it('marks a selected chip as pressed (button) or current (link)', () => {
    render(<Chip selected>Romance</Chip>);
    render(
      <Chip selected href="/category/HORROR">
        Horror
      </Chip>,
    );
    expect(screen.getByRole('button', { name: 'Romance', pressed: true })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Horror', current: 'page' })).toBeDefined();
  });

  it('does nothing while it is idle, and keeps the focus', () => {
    const onClick = vi.fn();
    render(<IconButton label="Next" icon="→" idle onClick={onClick} />);
    const button = screen.getByRole('button', { name: 'Next' });
    button.focus();
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect([button.ariaDisabled, document.activeElement, button.title]).toEqual(['true', button, 'Next']);
  });

  it('is a link as an icon button with an address', () => {
    render(<IconButton label="Settings" icon="⚙" href="/settings" />);
    expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/settings');
  });
});
