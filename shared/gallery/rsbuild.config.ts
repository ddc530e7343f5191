import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** A page that shows every component; not part of the product. */
export default defineConfig({
  plugins: [pluginReact()],
  source: { entry: { index: './gallery.tsx' } },
  html: { title: 'Storyloom kit' },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.GALLERY_PORT ?? 4950),
    publicDir: { name: process.env.GALLERY_COVERS ?? 'public' },
  },
});
