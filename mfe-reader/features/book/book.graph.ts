import { categoryLabel } from '@storyloom/contract/stories/categories';
import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { linkPictureUrl } from '@storyloom/contract/stories/link-picture';
import type { Book, BreadcrumbList } from 'schema-dts';
import { authorHref, browsePath, readHref } from '../navigation/hrefs.ts';
import { pageDescription } from './book.model.ts';

/** A story and its place in the catalogue, for search engines. */
export function bookGraph(story: StoryDetail, origin: string): [Book, BreadcrumbList] {
  const { slug, title, author, category, tags, publishedAt, updatedAt, access } = story;
  const genre = categoryLabel(category);
  const address = origin + readHref(slug);
  const steps = [
    { name: 'Storyloom', item: `${origin}/` },
    { name: genre, item: origin + browsePath({ tag: null, category, page: 1 }) },
    { name: title, item: address },
  ];
  return [
    {
      '@type': 'Book',
      '@id': address,
      url: address,
      name: title,
      description: pageDescription(story),
      image: origin + linkPictureUrl(story),
      author: { '@type': 'Person', name: author.name, url: origin + authorHref(author.id) },
      genre,
      keywords: tags.join(', '),
      inLanguage: 'en',
      bookFormat: 'https://schema.org/EBook',
      isAccessibleForFree: access === 'ALL',
      datePublished: publishedAt,
      dateModified: updatedAt,
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
    },
  ];
}
