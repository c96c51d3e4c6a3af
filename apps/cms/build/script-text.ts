import { build, type Rolldown } from 'vite'

/**
 * One script for browsers, with all that it imports.
 *
 * @param entry its file
 * @param name of the variable that holds its exports, if it has any
 * @throws {Error} when it cannot be built
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
