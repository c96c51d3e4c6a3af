import type { Bundled } from './bundled.ts'
import type { Fault } from './fault.ts'
import { namedAssets } from './named-assets.ts'

/** Every picture and file that a story names is there, and no file is unused. */
export function assetFaults(bundled: Bundled): Fault[] {
  const missing = bundled.stories.flatMap((story) =>
    [...namedAssets([JSON.stringify(story)])]
      .filter((path) => !bundled.assets.has(path))
      .map((path) => fault(story.full_slug, `the file assets/${path} is missing`)),
  )
  const used = namedAssets(bundled.stories.map((story) => JSON.stringify(story)))
  const unused = [...bundled.assets.keys()]
    .filter((path) => !used.has(path))
    .map((path) => fault(`assets/${path}`, 'no story names this file; content prune removes it'))
  return [...missing, ...unused]
}

function fault(story: string, message: string): Fault {
  return { story, path: '', message }
}
