import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { brandFolder } from '../../run/project.ts'
import { assetFaults } from './assets.ts'
import { type Bundled, readBundled } from './bundled.ts'
import { jsonFaults, placedFaults } from './fault-places.ts'
import { formFaults } from './forms.ts'
import { headingFaults } from './headings.ts'
import { hostFaults } from './hosts.ts'
import { identityFaults } from './identity.ts'
import { linkFaults } from './links.ts'
import type { LintRule } from './lint-rule.ts'
import { readingFaults } from './reading.ts'
import { wordingFaults } from './wording.ts'

const rules: readonly LintRule[] = [
  identityFaults,
  readingFaults,
  linkFaults,
  hostFaults,
  assetFaults,
  headingFaults,
  wordingFaults,
  formFaults,
]

/**
 * `content lint`: prints a line for everything that is wrong in a folder of content, by our rules and by
 * those that the brand adds for its own content, with the place in its file. Returns 1 when there is
 * something. Where files are not JSON, it speaks of them alone.
 */
export async function lintCommand(
  _args: readonly string[],
  contentFolder: string,
  print: (line: string) => void,
): Promise<number> {
  const unreadable = await jsonFaults(contentFolder)
  if (unreadable.length > 0) {
    for (const line of unreadable) print(line)
    print(`${unreadable.length} files are not JSON`)
    return 1
  }
  const bundled = await readBundled(contentFolder)
  const isOfBrand = contentFolder === join(brandFolder(), 'content')
  const ofBrand: LintOfBrand = isOfBrand ? await lintOfBrand() : { rules: [] }
  const storiesFolder = join(contentFolder, 'stories')
  const faults = [...rules, ...ofBrand.rules].flatMap((rule) => rule(bundled))
  for (const line of await placedFaults(faults, storiesFolder)) print(line)
  for (const line of ofBrand.notes?.(bundled) ?? []) print(line)
  print(
    `${bundled.stories.length} stories, ${bundled.assets.size} files, ${faults.length} findings`,
  )
  return faults.length === 0 ? 0 : 1
}

/** Exports of a brand's `lint/rules.ts`. */
interface LintOfBrand {
  readonly rules: readonly LintRule[]
  /** Lines to print that find no fault, such as how much there is. */
  readonly notes?: (bundled: Bundled) => readonly string[]
}

async function lintOfBrand(): Promise<LintOfBrand> {
  const file = join(brandFolder(), 'lint', 'rules.ts')
  return existsSync(file) ? ((await import(file)) as LintOfBrand) : { rules: [] }
}
