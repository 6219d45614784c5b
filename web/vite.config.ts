import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.FRACAS_SERVER ?? 'http://127.0.0.1:8700';

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: true },
  // While developing: `make run` in one terminal, `npm run dev` in another.
  server: { proxy: { '/api/v1': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts', 'tools/**/*.test.ts'] },
});
