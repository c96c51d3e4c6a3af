import type { Finding } from './finding.ts'
import type { LintedContent } from './linted-content.ts'
import { referencedAssets } from './referenced-assets.ts'

/** Every file that a story names exists, and no file is unused. */
export function assetFindings(content: LintedContent): Finding[] {
  const missingFindings = content.stories.flatMap((story) =>
    [...referencedAssets([JSON.stringify(story)])]
      .filter((path) => !content.assets.has(path))
      .map((path) => finding(story.full_slug, `the file assets/${path} is missing`)),
  )
  const usedPaths = referencedAssets(content.stories.map((story) => JSON.stringify(story)))
  const unusedFindings = [...content.assets.keys()]
    .filter((path) => !usedPaths.has(path))
    .map((path) =>
      finding(`assets/${path}`, 'no story names this file; to remove it: npm run content -- prune'),
    )
  return [...missingFindings, ...unusedFindings]
}

function finding(story: string, message: string): Finding {
  return { story, path: '', message }
}
