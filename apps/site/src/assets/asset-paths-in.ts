import {
  encodeAssetPath,
  parseAssetFilePath,
} from '@prospectus/content/schema/assets/asset-file-path'
import { typeOfName } from '@prospectus/server/files/asset-type'

/**
 * The files that content names, once each, as `f/{space}/{W}x{H}/{hash}/{name}` (decoded): every
 * address on `assetHost` in any text of it, whether the text is one address or holds several, with or
 * without a scheme or image operations. Kinds of files that are not served are left out (CALL-6).
 *
 * @param content anything that JSON can hold, however deep
 * @param assetHost host, with its port when it has one
 */
export function assetPathsIn(content: unknown, assetHost: string): string[] {
  const host = assetHost.replaceAll(/[^\w]/g, '\\$&')
  const whole = new RegExp(`^\\s*(?:https?:)?//${host}/(f/[^?#]{1,1000})`, 'i')
  const within = new RegExp(`//${host}/(f/[^?#\\s"'<>()[\\]\\\\\`]{1,1000})`, 'gi')
  const paths = new Set<string>()
  for (const text of textsIn(content)) {
    if (!text.includes('//')) continue
    // In running text an address ends at what encloses it; where the text is an address, it does not.
    const spellings = [
      whole.exec(text)?.[1]?.trimEnd(),
      ...Array.from(text.matchAll(within), ([, spelling = '']) =>
        spelling.replace(/[.,;:!]+$/, ''),
      ),
    ]
    for (const spelling of spellings) {
      const path = spelling && servedPath(spelling)
      if (path) paths.add(path)
    }
  }
  return [...paths]
}

function* textsIn(content: unknown): Generator<string> {
  const left = [content]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string') yield value
    else if (typeof value === 'object' && value !== null) {
      for (const part of Object.values(value)) left.push(part)
    }
  }
}

function servedPath(spelling: string): string | undefined {
  const found = parse(spelling)
  if (found === undefined || found === 'malformed') return undefined
  const [next] = found.rest
  const isFile = next === undefined || next === 'm'
  return isFile && typeOfName(found.name) !== undefined ? found.path : undefined
}

function parse(spelling: string) {
  const found = parseAssetFilePath(spelling)
  // A stray percent sign is a character of the file's name, as for the model that reads assets.
  return found === 'malformed' && /%(?![\da-f]{2})/i.test(spelling)
    ? parseAssetFilePath(encodeAssetPath(spelling))
    : found
}
