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
 * something. Where files are not JSON, it speaks of them alone. `content lint pending` prints what rules find
 * that the brand does not hold its content to yet; that is no fault.
 */
export async function lintCommand(
  args: readonly string[],
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
  const ofBrand = isOfBrand ? await lintOfBrand() : { rules: [] }
  const { pending = [], notes = () => [] } = ofBrand
  const storiesFolder = join(contentFolder, 'stories')
  const faults = [...rules, ...ofBrand.rules].flatMap((rule) => rule(bundled))
  for (const line of await placedFaults(faults, storiesFolder)) print(line)
  const later = pending.flatMap((rule) => rule(bundled))
  if (args[0] === 'pending') {
    for (const line of await placedFaults(later, storiesFolder)) print(`not held yet: ${line}`)
  }
  for (const line of notes(bundled)) print(line)
  if (later.length > 0) print(`${later.length} findings of rules that are not held yet`)
  print(
    `${bundled.stories.length} stories, ${bundled.assets.size} files, ${faults.length} findings`,
  )
  return faults.length === 0 ? 0 : 1
}

/** What a brand's `lint/rules.ts` has. */
interface LintOfBrand {
  readonly rules: readonly LintRule[]
  /** Rules that its content is not held to yet. */
  readonly pending?: readonly LintRule[]
  /** Lines to print that find no fault, such as how much there is. */
  readonly notes?: (bundled: Bundled) => readonly string[]
}

async function lintOfBrand(): Promise<LintOfBrand> {
  const file = join(brandFolder(), 'lint', 'rules.ts')
  return existsSync(file) ? ((await import(file)) as LintOfBrand) : { rules: [] }
}
