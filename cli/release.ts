/** Runs a command of the registry's command line. */
export async function release(...words: string[]): Promise<void> {
  process.argv.splice(2, Infinity, ...words);
  await import('@storyloom/registry/cli/release.ts');
}
