export function collectionHref(name: string, page = 1): string {
  return page === 1 ? `/collection/${name}` : `/collection/${name}/${page}`;
}

export function collectionTitle(title: string, page: number): string {
  return `${title}${page === 1 ? '' : `, page ${page}`} - Storyloom`;
}
