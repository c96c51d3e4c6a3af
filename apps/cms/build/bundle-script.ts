import { build, type Rolldown } from 'vite'

/**
 * Bundles a browser script with everything it imports, and returns the text. Throws when it cannot be built.
 * @param name global variable that holds the exports of the script
 */
export async function bundleScript(entry: string, name = 'prospectus'): Promise<string> {
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
  if (chunk?.type !== 'chunk')
    throw new Error(`Bundling ${entry} did not result in a script; expected a module for browsers`)
  return chunk.code.trim()
}
