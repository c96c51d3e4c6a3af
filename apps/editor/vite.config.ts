import { defineConfig } from 'vite'
import { buildFolder } from '../../tools/run/project.ts'

/** One page with hashed files below `/_/`; the content system serves it at its root. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  publicDir: false,
  build: {
    outDir: buildFolder(import.meta.dirname),
    emptyOutDir: true,
    assetsDir: '_',
    // Says what is loaded by itself, which is compressed when it is built.
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
})
