import { join } from 'node:path'
import { extensionModules } from '../brand/extension-modules.ts'
import { brandFolder, root } from '../run/project.ts'

/** What an operator runs, by where it stands below `tools`; each finds the root two folders up. */
const PROGRAMS = [
  'run/start',
  'run/one-role',
  'backup/backup',
  'backup/restore',
  'backup/move',
  'backup/promote',
  'content/content',
  'mirror/mirror',
]

/** Builds the operator's programs into `folder`, so that they run without sources and packages. */
export async function buildPrograms(folder: string): Promise<void> {
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [extensionModules(brandFolder())],
    build: {
      ssr: true,
      target: 'node24',
      outDir: join(folder, 'tools'),
      emptyOutDir: true,
      rolldownOptions: {
        input: Object.fromEntries(
          PROGRAMS.map((program) => [program, join(root, 'tools', `${program}.ts`)]),
        ),
        output: { entryFileNames: '[name].js', chunkFileNames: 'run/[name]-[hash].js' },
      },
    },
    ssr: { noExternal: true, external: ['pg', 'pg-native', 'sharp', 'vite', 'playwright-core'] },
  })
}
