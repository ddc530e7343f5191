/** Class names that are the same in the browser's and the server's build and unique to the micro-frontend. */
export function classNames(owner: string): { localIdentName: string } {
  return { localIdentName: `${owner}-[name]-[local]-[hash:base64:5]` };
}
