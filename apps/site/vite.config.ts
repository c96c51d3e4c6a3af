import { join } from 'node:path'
import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' }
import { defineConfig } from 'vite'
import { brandModules } from '../../tools/brand/brand-modules.ts'
import { extensionFolders } from '../../tools/brand/extension-modules.ts'
import { writeLicenceNotices } from '../../tools/licences/licence-notices.ts'
import { brandFolder, buildFolder, root as projectFolder } from '../../tools/run/project.ts'
import { clientEntries, clientModules } from './build/client-modules.ts'
import { styleSheets } from './build/style-sheets.ts'

const root = import.meta.dirname
const builtFolder = buildFolder(root)
const brand = brandFolder()
const extensions = extensionFolders(brand)

/** Browsers that styles are written for; older ones lack `:dir()`. */
const BROWSERS = ['chrome120', 'edge120', 'firefox121', 'safari17.2']

/** Hides warnings about slow plugins, since timings depend on what else the machine does. */
const QUIET = { bundlerTimings: false }

/** Two builds from one configuration: the browser's files, then the server, which contains their addresses. */
export default defineConfig(({ command }) => ({
  root,
  base: '/_/',
  appType: 'custom',
  publicDir: false,
  plugins: [
    clientModules(root, extensions),
    styleSheets([brand, ...extensions]),
    brandModules(brand),
    writeLicenceNotices(root),
  ],
  server: { fs: { allow: [projectFolder, brand] } },
  build: {
    assetsInlineLimit: 0,
    assetsDir: '',
    cssMinify: true,
    modulePreload: false,
    target: 'es2022',
    cssTarget: BROWSERS,
    emptyOutDir: true,
  },
  environments: {
    client: {
      build: {
        outDir: join(builtFolder, 'client'),
        manifest: true,
        // The build's own list of packages, which the notices are checked against.
        license: { fileName: '.vite/packages.json' },
        // The loader uses the exports of entries, so they are kept. An entry may export more, for other chunks; otherwise
        // its code would move to a shared chunk, which the entry would only re-export.
        rolldownOptions: {
          input: clientEntries([root, ...extensions]),
          checks: QUIET,
          preserveEntrySignatures: 'allow-extension',
          output: { assetFileNames: ({ names: [name = ''] }) => assetFileName(name) },
        },
      },
    },
    ssr: {
      // A bundled server starts sooner; in development, packages load as they are.
      resolve: command === 'build' ? { noExternal: true, external: ['sharp'] } : {},
      build: {
        outDir: join(builtFolder, 'server'),
        target: 'node24',
        cssTarget: BROWSERS,
        copyPublicDir: false,
        rolldownOptions: {
          checks: QUIET,
          input: {
            main: 'src/main.ts',
            'build-process': '../../packages/catalogue/src/sync/build-process.ts',
          },
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
  builder: {
    buildApp: async (builder) => {
      const { client, ssr } = builder.environments
      if (client) await builder.build(client)
      if (ssr) await builder.build(ssr)
    },
  },
}))

/** pdf.js requests its image decoders by name, so the folder carries the version. */
function assetFileName(name: string): string {
  const isDecoder = name.endsWith('_nowasm_fallback.js')
  return isDecoder ? `pdfjs-${pdfjs.version}/[name][extname]` : '[name]-[hash][extname]'
}
