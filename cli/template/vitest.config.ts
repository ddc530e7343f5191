import { defineConfig } from 'vitest/config';

export default defineConfig({
  css: { modules: { generateScopedName: '[name]_[local]' } },
  // Node cannot import the stylesheets of components.
  test: { server: { deps: { inline: [/@storyloom/] } } },
});
