import { brotliCompressSync } from 'node:zlib'

/** Bytes of a script and all that it imports, as the site would send them at its best compression. */
export interface ModuleBytes {
  readonly own: number
  readonly react: number
}

/**
 * The bytes of a browser module with all that it needs to start: its static imports, followed to their
 * end, each counted once. React's are counted apart.
 *
 * @param address of the module
 * @throws Error when the site does not have a module
 */
export async function moduleBytes(address: string): Promise<ModuleBytes> {
  const sources = new Map<string, string>()
  const waiting = [address]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (sources.has(next)) continue
    const answer = await fetch(next)
    if (!answer.ok) throw new Error(`${next}: ${answer.status}`)
    const source = await answer.text()
    sources.set(next, source)
    for (const [, path = ''] of source.matchAll(STATIC_IMPORT))
      waiting.push(URL.parse(path, next)?.href ?? next)
  }
  const bytes = (react: boolean) =>
    [...sources.values()]
      .filter((source) => holdsReact(source) === react)
      .reduce((total, source) => total + brotliCompressSync(source).length, 0)
  return { own: bytes(false), react: bytes(true) }
}

/** Whether React or its renderer is in a built script, by the address its errors point to. */
export function holdsReact(source: string): boolean {
  return /react\.dev\/errors|react\.transitional\.element/.test(source)
}

/** As the build writes them: `import{a}from"./b.js"`, `import"./b.js"`, `export{a}from"./b.js"`. */
const STATIC_IMPORT = /\b(?:import|from)\s*"(\.{0,2}\/[^"]+)"/g
