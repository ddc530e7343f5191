/** 128 random bits in hex. `crypto.randomUUID` is missing outside secure contexts, such as a LAN address. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
