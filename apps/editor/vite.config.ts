import { defineConfig } from 'vite'
import { extensionModules } from '../../tools/brand/extension-modules.ts'
import { brandFolder, buildFolder } from '../../tools/run/project.ts'

/** One page with hashed files below `/_/`; the content system serves it at its root. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  publicDir: false,
  // What it tells of a page before it is saved is read by all blocks that there are.
  plugins: [extensionModules(brandFolder())],
  build: {
    outDir: buildFolder(import.meta.dirname),
    emptyOutDir: true,
    assetsDir: '_',
    // Says what is loaded by itself, which is compressed when it is built.
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Libraries say `use client` of modules that nothing but a browser reads here.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
})
