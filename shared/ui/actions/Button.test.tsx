// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { Chip } from './Chip.tsx';
import { IconButton } from './IconButton.tsx';

afterEach(cleanup);

it('refuses presses while it is loading, and keeps its name', () => {
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

it('sends no form unless it is told to', () => {
  render(<Button>Next</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

it('is a link when it goes somewhere', () => {
  render(<Button href="/build">Create</Button>);
  expect(screen.getByRole('link', { name: 'Create' }).getAttribute('href')).toBe('/build');
});

it('has a name even when it is only an icon', () => {
  render(<IconButton label="Like" icon={<svg aria-hidden="true" />} pressed />);
  expect(screen.getByRole('button', { name: 'Like', pressed: true })).toBeDefined();
});

it('marks the chosen chip: pressed as a button, current as a link', () => {
  render(<Chip selected>Romance</Chip>);
  render(
    <Chip selected href="/category/HORROR">
      Horror
    </Chip>,
  );
  expect(screen.getByRole('button', { name: 'Romance', pressed: true })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Horror', current: 'page' })).toBeDefined();
});
