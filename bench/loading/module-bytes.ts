import { brotliCompressSync } from 'node:zlib'

/** Bytes of a script and its imports at the site's best compression: without React, and React's. */
export interface ModuleBytes {
  readonly own: number
  readonly react: number
}

/** Sums a browser module and its static imports, with React separate. Throws for a missing module. */
export async function moduleBytes(address: string): Promise<ModuleBytes> {
  const sources = new Map<string, string>()
  const pending = [address]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (sources.has(next)) continue
    const response = await fetch(next)
    if (!response.ok)
      throw new Error(`${next} responded with ${response.status}; expected a script`)
    const source = await response.text()
    sources.set(next, source)
    for (const [, path = ''] of source.matchAll(STATIC_IMPORT))
      pending.push(URL.parse(path, next)?.href ?? next)
  }
  const bytes = (react: boolean) =>
    [...sources.values()]
      .filter((source) => containsReact(source) === react)
      .reduce((total, source) => total + brotliCompressSync(source).length, 0)
  return { own: bytes(false), react: bytes(true) }
}

/** True if a built script contains React or its renderer, recognised by strings in them. */
export function containsReact(source: string): boolean {
  return /react\.dev\/errors|react\.transitional\.element/.test(source)
}

/** As the build writes them: `import{a}from"./b.js"`, `import"./b.js"`, `export{a}from"./b.js"`. */
const STATIC_IMPORT = /\b(?:import|from)\s*"(\.{0,2}\/[^"]+)"/g
