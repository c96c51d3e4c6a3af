import { defineConfig } from 'vite'
import { brandModules } from '../../tools/brand/brand-modules.ts'
import { brandFolder, buildFolder } from '../../tools/run/project.ts'
import { bridgeScript } from './build/bridge-script.ts'
import { embedDesign } from './build/embed-design.ts'
import { embedScripts } from './build/embed-scripts.ts'

const brand = brandFolder()

/** Bundles the content system, and the worker that cleans drawings: bundles load sooner than many modules. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [brandModules(brand), bridgeScript(), embedDesign(brand), embedScripts()],
  build: {
    ssr: true,
    target: 'node24',
    outDir: buildFolder(import.meta.dirname),
    emptyOutDir: true,
    rolldownOptions: {
      // A slow plugin is not an error: the machine may be busy.
      checks: { bundlerTimings: false },
      input: {
        main: 'src/main.ts',
        'clean-drawing.worker': 'src/assets/clean-drawing.worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  // The PostgreSQL driver looks for an optional native companion.
  ssr: { noExternal: true, external: ['pg', 'pg-native'] },
})
