import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { brandFolder } from '../../run/project.ts'
import { plural } from '../plural.ts'
import { assetFindings } from './assets.ts'
import { jsonFindings, locatedFindings } from './finding-positions.ts'
import { formFindings } from './forms.ts'
import { headingFindings } from './headings.ts'
import { hostFindings } from './hosts.ts'
import { identityFindings } from './identity.ts'
import { linkFindings } from './links.ts'
import type { LintRule } from './lint-rule.ts'
import { type LintedContent, readLintedContent } from './linted-content.ts'
import { readingFindings } from './reading.ts'
import { findStarterTexts } from './starter-texts.ts'
import { wordingFindings } from './wording.ts'

const rules: readonly LintRule[] = [
  identityFindings,
  readingFindings,
  linkFindings,
  hostFindings,
  assetFindings,
  headingFindings,
  wordingFindings,
  formFindings,
]

/**
 * `content lint`: prints each problem in a content folder with its position; returns 1 if there is one. Texts that a
 * new brand's pages began with are printed as warnings. If files are not JSON, reports only those.
 */
export async function lintCommand(
  _args: readonly string[],
  contentFolder: string,
  print: (line: string) => void,
): Promise<number> {
  const unreadable = await jsonFindings(contentFolder)
  if (unreadable.length > 0) {
    for (const line of unreadable) print(line)
    const verb = unreadable.length === 1 ? 'is' : 'are'
    print(`${plural(unreadable.length, 'file')} ${verb} not JSON`)
    return 1
  }
  const content = await readLintedContent(contentFolder)
  const isOfBrand = contentFolder === join(brandFolder(), 'content')
  const brandLint: BrandLint = isOfBrand ? await readBrandLint() : { rules: [] }
  const storiesFolder = join(contentFolder, 'stories')
  const findings = [...rules, ...brandLint.rules].flatMap((rule) => rule(content))
  for (const line of await locatedFindings(findings, storiesFolder)) print(line)
  const starterFindings = findStarterTexts(content)
  for (const line of await locatedFindings(starterFindings, storiesFolder))
    print(`warning: ${line}`)
  for (const line of brandLint.notes?.(content) ?? []) print(line)
  const counts = [
    plural(content.stories.length, 'story', 'stories'),
    plural(content.assets.size, 'file'),
    plural(findings.length, 'finding'),
    ...(starterFindings.length === 0
      ? []
      : [plural(starterFindings.length, 'text of the starter', 'texts of the starter')]),
  ]
  print(counts.join(', '))
  return findings.length === 0 ? 0 : 1
}

/** The exports of a brand's `lint/rules.ts`. */
interface BrandLint {
  readonly rules: readonly LintRule[]
  /** Lines to print that are not findings, such as statistics. */
  readonly notes?: (content: LintedContent) => readonly string[]
}

async function readBrandLint(): Promise<BrandLint> {
  const file = join(brandFolder(), 'lint', 'rules.ts')
  return existsSync(file) ? ((await import(file)) as BrandLint) : { rules: [] }
}
