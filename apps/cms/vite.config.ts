import { defineConfig } from 'vite'

/** One file to run: it starts sooner than its modules one by one. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      input: { main: 'src/main.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  // The PostgreSQL driver looks for a native companion that nobody has to have.
  ssr: { noExternal: true, external: ['pg', 'pg-native'] },
})
