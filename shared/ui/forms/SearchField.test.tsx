// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SearchField } from './SearchField.tsx';

afterEach(cleanup);

const groups = [
  { label: 'Stories', items: [{ key: 'a', label: 'Salt' }] },
  { label: 'Tags', items: [{ key: 'b', label: 'salty' }] },
];

function show() {
  const sent = vi.fn();
  const chosen = vi.fn();
  function Page() {
    const [value, setValue] = useState('');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(value);
        }}
      >
        <SearchField
          label="Search stories"
          name="keyword"
          value={value}
          onChange={setValue}
          groups={value === '' ? [] : groups}
          onChoose={(item) => chosen(item.label)}
        />
      </form>
    );
  }
  render(<Page />);
  return { sent, chosen };
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search stories' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(field(), { key });
const marked = () => screen.queryByRole('option', { selected: true });

describe('SearchField', () => {
  it('shows the suggestions in groups, in its own list box', () => {
    show();
    expect(field().getAttribute('aria-expanded')).toBe('false');
    type('sal');
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    expect(screen.getByRole('group', { name: 'Stories' })).toBeTruthy();
  });

  it('moves through the suggestions, with none active after either end', () => {
    show();
    type('sal');
    const walk = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp'];
    const seen = walk.map((key) => {
      press(key);
      return marked()?.textContent ?? null;
    });
    expect(seen).toEqual(['Salt', 'salty', null, 'salty', 'Salt', null]);
    press('ArrowDown');
    expect(field().getAttribute('aria-activedescendant')).toBe(marked()?.id);
  });

  it('chooses the active suggestion on Enter, and submits the form without one', () => {
    const { chosen } = show();
    type('sal');
    expect(press('Enter')).toBe(true);
    expect(screen.queryByRole('listbox')).toBeNull();
    press('ArrowDown');
    expect(press('Enter')).toBe(false);
    expect(chosen).toHaveBeenCalledWith('Salt');
  });

  it('ignores Enter during composition', () => {
    const { chosen } = show();
    type('sal');
    press('ArrowDown');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(chosen).not.toHaveBeenCalled();
  });

  it('closes on Escape and blur, and keeps the text', () => {
    show();
    type('sal');
    expect(press('Escape')).toBe(false);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(press('Escape')).toBe(true);
    fireEvent.click(field());
    expect(screen.getByRole('listbox')).toBeTruthy();
    fireEvent.blur(field());
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field().value).toBe('sal');
  });

  it('keeps focus when a suggestion is clicked, and is cleared by its button', () => {
    const { chosen, sent } = show();
    type('sal');
    const option = screen.getByRole('option', { name: 'salty' });
    expect(fireEvent.mouseDown(option)).toBe(false);
    fireEvent.click(option);
    expect(chosen).toHaveBeenCalledWith('salty');
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect([field().value, document.activeElement]).toEqual(['', field()]);
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(sent).toHaveBeenCalledWith('');
  });

  describe('after hydration', () => {
    /** Adopts the text of the DOM, as the search of the site does. */
    function Page({ text }: { text: string }) {
      const [value, setValue] = useState(text);
      const page = useRef<HTMLDivElement>(null);
      useEffect(() => setValue(page.current?.querySelector('input')?.value ?? ''), []);
      return (
        <div ref={page}>
          <SearchField
            label="Search stories"
            name="keyword"
            value={value}
            onChange={setValue}
            groups={groups}
            onChoose={() => {}}
          />
        </div>
      );
    }
    async function hydrate(early: (input: HTMLInputElement) => void, text = 'tide') {
      const root = document.createElement('div');
      document.body.append(root);
      root.innerHTML = renderToString(<Page text={text} />);
      early(field());
      const app = await act(async () => hydrateRoot(root, <Page text={text} />));
      const seen = { text: field().value, isOpen: screen.queryByRole('listbox') !== null };
      act(() => app.unmount());
      root.remove();
      return seen;
    }

    it('opens the list for text that was typed before, while it has the focus', async () => {
      const typeEarly = (input: HTMLInputElement) => {
        input.focus();
        input.value = 'sal';
      };
      expect(await hydrate(typeEarly)).toEqual({ text: 'sal', isOpen: true });
      const left = (input: HTMLInputElement) => {
        typeEarly(input);
        input.blur();
      };
      expect(await hydrate(left)).toEqual({ text: 'sal', isOpen: false });
    });

    it('opens no list for focus only, except of an empty field', async () => {
      expect(await hydrate((input) => input.focus())).toEqual({ text: 'tide', isOpen: false });
      expect(await hydrate((input) => input.focus(), '')).toEqual({ text: '', isOpen: true });
    });
  });
});
