/** The same class names in the browser's and the server's build, and never another micro-frontend's. */
export function classNames(owner: string): { localIdentName: string } {
  return { localIdentName: `${owner}-[name]-[local]-[hash:base64:5]` };
}
