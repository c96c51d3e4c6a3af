import { build, type Rolldown } from 'vite'

/**
 * Bundles a browser script with everything it imports. Throws when it cannot be built.
 * @param name of the variable that holds its exports
 */
export async function scriptText(entry: string, name = 'prospectus'): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name },
    },
  })) as Rolldown.RolldownOutput[]
  const [chunk] = output.flatMap(({ output }) => output)
  if (chunk?.type !== 'chunk') throw new Error(`${entry} could not be built`)
  return chunk.code.trim()
}
