import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const MODULE = 'virtual:bridge-script'
const ENTRY = join(import.meta.dirname, '..', 'src', 'bridge', 'bridge-script.ts')

/** Gives the content system the editor's bridge as the text of one script, which it serves itself. */
export function bridgeScript(): Plugin {
  return {
    name: 'bridge-script',
    resolveId: (id) => (id === MODULE ? `\0${id}` : undefined),
    load: async (id) => {
      if (id !== `\0${MODULE}`) return undefined
      return `export const bridgeScript = ${JSON.stringify(await builtScript())}`
    },
  }
}

async function builtScript(): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['iife'], name: 'prospectusBridge' },
    },
  })) as Rolldown.RolldownOutput[]
  const [chunk] = output.flatMap(({ output }) => output)
  if (chunk?.type !== 'chunk') throw new Error('The bridge could not be built')
  return chunk.code
}
