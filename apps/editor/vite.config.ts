import { defineConfig } from 'vite'
import { extensionModules } from '../../tools/brand/extension-modules.ts'
import { brandFolder, buildFolder } from '../../tools/run/project.ts'

/** One page with hashed files below `/_/`; the content system serves it at its root. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  publicDir: false,
  // The search snippet of a draft is built from its content, which may contain blocks of extensions.
  plugins: [extensionModules(brandFolder())],
  build: {
    outDir: buildFolder(import.meta.dirname),
    emptyOutDir: true,
    assetsDir: '_',
    // Tells the build which scripts pages load immediately, to compress them.
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Libraries mark modules with `use client`, but all code here runs in the browser.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
})
