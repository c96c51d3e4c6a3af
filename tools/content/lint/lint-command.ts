import { type Fault, faultLine } from '../draft/place.ts'
import { assetFaults } from './assets.ts'
import { type Bundled, readBundled } from './bundled.ts'
import { coverageFaults } from './coverage.ts'
import { headingFaults } from './headings.ts'
import { identityFaults } from './identity.ts'
import { linkFaults } from './links.ts'
import { readingFaults } from './reading.ts'
import { wordingFaults } from './wording.ts'

const rules = [
  identityFaults,
  readingFaults,
  linkFaults,
  assetFaults,
  headingFaults,
  wordingFaults,
  coverageFaults,
]

/** Everything wrong with the bundled catalogue. */
export function lint(bundled: Bundled): Fault[] {
  return rules.flatMap((rule) => rule(bundled))
}

/** `content lint`: prints a line for every finding. Returns 1 when there is one. */
export async function lintCommand(
  _args: readonly string[],
  contentFolder: string,
  print: (line: string) => void,
): Promise<number> {
  const bundled = await readBundled(contentFolder)
  const faults = lint(bundled)
  for (const fault of faults) print(faultLine(fault))
  print(
    `${bundled.stories.length} stories, ${bundled.assets.size} files, ${faults.length} findings`,
  )
  return faults.length === 0 ? 0 : 1
}
