// @vitest-environment jsdom
import { required } from '@storyloom/contract/core/rules';
import { BusinessError, NetworkError, StatusError } from '@storyloom/http/errors';
import * as z from '@storyloom/schema';
import { TagsField } from '@storyloom/ui/forms/TagsField';
import { TextField } from '@storyloom/ui/forms/TextField';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Form } from './Form.tsx';
import { useContractForm } from './use-contract-form.ts';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

/** In another order than the fields of the page. */
const schema = z.strictObject({
  title: required(10, 'Enter story title'),
  tags: z.array(z.string()).check(z.minLength(1, 'Add at least one tag'), z.maxLength(2, 'At most 2 tags')),
  code: z.string().check(z.regex(/^\d{6}$/, 'Enter the 6 digits')),
});
type Values = z.output<typeof schema>;

function Sample({ send }: { send: (values: Values) => Promise<unknown> }) {
  const form = useContractForm({
    schema,
    defaultValues: { title: '', code: '', tags: [] },
    send,
    errorFields: { 'auth.code_wrong': 'code' },
  });
  const tags = form.valueField('tags', 'Tags');
  return (
    <Form form={form} aria-label="Story">
      <TextField {...form.field('title', 'Title')} />
      <TextField {...form.field('code', 'Code')} />
      <TagsField {...tags} max={3} maxLength={20} duplicateText="Tag already exists" />
      <button type="submit" disabled={form.sending}>
        Publish
      </button>
    </Form>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const submit = () => act(async () => fireEvent.submit(screen.getByRole('form', { name: 'Story' })));
const summary = () => screen.queryByRole('region');
const errorOf = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;

function fill() {
  type('Title', 'Salt');
  type('Code', '123456');
  type('Tags', 'Gothic,');
}

describe('useContractForm', () => {
  it('checks by the schema on submit, and says each error once, at its field', async () => {
    const send = vi.fn();
    render(<Sample send={send} />);
    await submit();
    expect(send).not.toHaveBeenCalled();
    expect(['Title', 'Code', 'Tags'].map(errorOf)).toEqual([
      'Enter story title',
      'Enter the 6 digits',
      'Add at least one tag',
    ]);
    expect(field('Title').getAttribute('aria-invalid')).toBe('true');
    expect(summary()).toBeNull();
  });

  it('is sent by Ctrl or Command and Enter, from any field', async () => {
    const send = vi.fn(async () => {});
    render(<Sample send={send} />);
    fill();
    fireEvent.keyDown(field('Title'), { key: 'Enter' });
    expect(send).not.toHaveBeenCalled();
    await act(async () => fireEvent.keyDown(field('Title'), { key: 'Enter', ctrlKey: true }));
    expect(send).toHaveBeenCalledTimes(1);
    await act(async () => fireEvent.keyDown(field('Title'), { key: 'Enter', metaKey: true }));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('moves the focus to the first field of the page with an error', async () => {
    render(<Sample send={vi.fn()} />);
    type('Title', 'Salt');
    await submit();
    expect(document.activeElement).toBe(field('Code'));
  });

  it('clears an error as soon as the field is right', async () => {
    render(<Sample send={vi.fn()} />);
    await submit();
    await act(async () => type('Title', 'Salt'));
    expect(field('Title').hasAttribute('aria-invalid')).toBe(false);
    await act(async () => type('Tags', 'Gothic,'));
    expect(field('Tags').hasAttribute('aria-invalid')).toBe(false);
  });

  it('says how long a text may be, and how many tags there may be', async () => {
    render(<Sample send={vi.fn()} />);
    fill();
    type('Title', 'Salt Clocks');
    type('Tags', 'Sea,Bells,');
    await submit();
    expect(errorOf('Title')).toBe('At most 10 characters');
    expect(errorOf('Tags')).toBe('At most 2 tags');
  });

  it('sends the checked values once', async () => {
    const pending = Promise.withResolvers<void>();
    const send = vi.fn(() => pending.promise);
    render(<Sample send={send} />);
    fill();
    type('Title', ' Salt ');
    fireEvent.blur(field('Tags'));
    await act(async () => {
      const form = screen.getByRole('form', { name: 'Story' });
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    await submit();
    expect(send).toHaveBeenCalledExactlyOnceWith({ title: 'Salt', code: '123456', tags: ['Gothic'] });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(true);
    await act(async () => pending.resolve());
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(false);
  });

  it('shows the field errors of a refused request at their fields, until they change', async () => {
    const fields = { title: 'You already have this title.', 'tags.0': 'Not allowed', other: 'x' };
    const send = vi
      .fn()
      .mockRejectedValueOnce(new BusinessError(10001, 'Invalid', 'request.invalid', { fields }));
    render(<Sample send={send} />);
    fill();
    await submit();
    expect([errorOf('Title'), errorOf('Tags')]).toEqual(['You already have this title.', 'Not allowed']);
    expect(document.activeElement).toBe(field('Title'));
    expect(field('Title').value).toBe('Salt');
    await submit();
    expect(send).toHaveBeenCalledTimes(2);
    expect(field('Title').hasAttribute('aria-invalid')).toBe(false);
  });

  it('shows a domain error at the field it is about', async () => {
    const send = vi.fn().mockRejectedValue(new BusinessError(11004, 'Wrong code', 'auth.code_wrong', {}));
    render(<Sample send={send} />);
    fill();
    await submit();
    expect(errorOf('Code')).toBe('Wrong code');
    expect(document.activeElement).toBe(field('Code'));
  });

  it.each([
    [
      new BusinessError(11003, 'Please check your email and password', 'auth.bad_credentials', {}),
      /^Please check/,
    ],
    [new BusinessError(10001, 'Invalid', 'request.invalid', { fields: { other: 'x' } }), /^Invalid$/],
    [new NetworkError('cut'), /^You’re offline/],
    [
      new StatusError({ status: 429, statusText: '', msg: 'Wait a minute.', retryAfter: 60 }),
      /^Wait a minute/,
    ],
    [new Error('bug'), /^Something went wrong/],
  ])('shows %s above the form, with the focus on it', async (error, text) => {
    render(<Sample send={vi.fn().mockRejectedValue(error)} />);
    fill();
    await submit();
    expect(summary()?.textContent).toMatch(text);
    expect(document.activeElement).toBe(summary());
    expect(field('Title').value).toBe('Salt');
  });

  it('clears its refusal when it is sent again, and may be refused again', async () => {
    const send = vi
      .fn()
      .mockRejectedValueOnce(new Error('bug'))
      .mockResolvedValueOnce(undefined)
      .mockRejectedValueOnce(new NetworkError('cut'));
    render(<Sample send={send} />);
    fill();
    await submit();
    expect(summary()?.textContent).toMatch(/^Something went wrong/);
    await submit();
    expect(summary()).toBeNull();
    await submit();
    expect(summary()?.textContent).toMatch(/^You’re offline/);
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('checks tags with the rest at the first attempt, and then at each change', async () => {
    render(<Sample send={vi.fn()} />);
    const tags = field('Tags');
    type('Tags', 'Gothic,');
    fireEvent.click(screen.getByRole('button', { name: 'Remove Gothic' }));
    expect(tags.hasAttribute('aria-invalid')).toBe(false);
    await submit();
    expect(errorOf('Tags')).toBe('Add at least one tag');
    await act(async () => type('Tags', 'Gothic,'));
    expect(tags.hasAttribute('aria-invalid')).toBe(false);
  });

  it('adopts text that was typed before the form was hydrated', async () => {
    const send = vi.fn();
    document.body.innerHTML = `<div id="root">${renderToString(<Sample send={send} />)}</div>`;
    field('Title').value = 'Typed early';
    const root = document.getElementById('root');
    if (!root) throw new Error('There is no root.');
    const app = await act(async () => hydrateRoot(root, <Sample send={send} />));
    expect(field('Title').value).toBe('Typed early');
    type('Code', '123456');
    type('Tags', 'Sea,');
    await submit();
    expect(errorOf('Title')).toBe('At most 10 characters');
    act(() => app.unmount());
  });
});
