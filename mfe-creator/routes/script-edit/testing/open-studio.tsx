import { writeDetail } from '@storyloom/contract/stories/endpoints/write-detail';
import { useLocation } from '@storyloom/mfe';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inRoutedShell } from '@storyloom/mfe/fake-shell';
import type { Host } from '@storyloom/mfe/host';
import { fireEvent, render, screen } from '@testing-library/react';
import { savedDraft } from '../../../testing/fake-draft-server.ts';
import ScriptEdit from '../../script-edit.tsx';

/** The content of a draft that may be published. */
export const complete = {
  type: 'ROLE',
  title: 'Oda',
  perspective: 'SECOND_PERSON',
  category: 'HUMOR',
  rating: 'G',
  summary: 'A ship’s cook with opinions.',
  cover: { imageId: 'c1', description: 'A cook.' },
  main: { name: 'Oda', profile: 'A cook.' },
  opening: 'The galley is on fire.',
} as const;

export const author = { ...fakeGuest, status: 'real' } as const;

/** A draft with this content, as the server returns it. */
export const stored = (content: object, change = {}) => ({
  ...savedDraft({ revision: 3, ...change }),
  content,
  images: {},
});

type Fake = ReturnType<typeof createFakeHost>;

/** Opens the studio with a stored draft, for an author who came from the works. `prepare` sets further answers; `field` is one of the step that opens, `address` that of the page. */
export async function openStudio(
  content: object,
  overrides: Partial<Host> = {},
  prepare: (calls: Fake['calls']) => void = () => {},
  field: string | RegExp = 'Title',
  address = '/script/edit?id=s1',
): Promise<Fake> {
  const fake = createFakeHost(overrides, author);
  fake.calls.respond(writeDetail, () => stored(content));
  prepare(fake.calls);
  const studio = (
    <>
      <ScriptEdit />
      <Address />
    </>
  );
  const pages = { '/script/edit': studio, '/build': <p>Works</p> };
  render(inRoutedShell(fake.host, pages, address));
  await screen.findByRole('textbox', { name: field });
  return fake;
}

function Address() {
  const { search, hash } = useLocation();
  return <p title="address">{`${search}${hash}`}</p>;
}

/** The query of the page, and its section. */
export const address = () => screen.getByTitle('address').textContent;

export const press = (name: string | RegExp, index = 0) =>
  fireEvent.click(screen.getAllByRole('button', { name })[index] as HTMLElement);
export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
