import { namedAssets, usedAssets } from '../assets/named-assets.ts'
import type { Fault } from '../draft/place.ts'
import type { Bundled } from './bundled.ts'

/** Largest size in bytes by kind of file: the catalogue is cloned by everybody. */
const largest: Readonly<Record<string, number>> = {
  png: 40_000,
  pdf: 80_000,
  svg: 60_000,
  mp3: 520_000,
  mp4: 1_500_000,
  vtt: 10_000,
}

/** Every picture and file that a story names is there, and no file is too large or unused. */
export function assetFaults(bundled: Bundled): Fault[] {
  const missing = bundled.stories.flatMap((story) =>
    [...namedAssets([JSON.stringify(story)])]
      .filter((path) => !bundled.assets.has(path))
      .map((path) => ({
        story: story.full_slug,
        path: '',
        message: `the file assets/${path} is missing`,
      })),
  )
  const used = usedAssets(bundled.stories.map((story) => JSON.stringify(story)))
  const wrong = [...bundled.assets].flatMap(([path, size]) => {
    const limit = largest[path.split('.').at(-1) ?? '']
    const at = (message: string): Fault[] => [{ story: `assets/${path}`, path: '', message }]
    if (limit === undefined) return at(`expected one of ${Object.keys(largest).join(', ')}`)
    if (size > limit) return at(`${size} bytes, at most ${limit} are allowed`)
    return used.has(path) ? [] : at('no story names this file; content prune removes it')
  })
  return [...missing, ...wrong]
}
