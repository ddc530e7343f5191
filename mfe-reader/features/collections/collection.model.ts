export function collectionTitle(title: string, page: number): string {
  return `${title}${page === 1 ? '' : `, page ${page}`} - Storyloom`;
}
