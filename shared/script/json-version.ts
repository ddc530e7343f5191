/** Version of ink’s JSON that `compileScript` writes. An inkjs reads older ones, too, but no newer ones. */
export const jsonVersion = 21;
