import { defineConfig } from 'vite'
import { clientEntries, clientModules } from './build/client-modules.ts'

const root = import.meta.dirname

/** Two builds from one configuration: what the browser gets, then the server that knows its addresses. */
export default defineConfig(({ command }) => ({
  root,
  base: '/_/',
  appType: 'custom',
  publicDir: false,
  plugins: [clientModules(root)],
  build: {
    assetsInlineLimit: 0,
    assetsDir: '',
    cssMinify: true,
    modulePreload: false,
    target: 'es2022',
    emptyOutDir: true,
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // Every entry is imported by the loader, for what it exports.
        rolldownOptions: { input: clientEntries(root), preserveEntrySignatures: 'strict' },
      },
    },
    ssr: {
      // Bundled, the server starts sooner; in development packages load as they are.
      resolve: command === 'build' ? { noExternal: true, external: ['sharp'] } : {},
      build: {
        outDir: 'dist/server',
        target: 'node24',
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            main: 'src/server/main.ts',
            'build-process': 'src/catalogue/build-process.ts',
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
