import type { Finding } from './finding.ts'
import type { LintedContent } from './linted-content.ts'

export type LintRule = (content: LintedContent) => Finding[]
