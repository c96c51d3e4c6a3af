import type { BundledContent } from './bundled.ts'
import type { Finding } from './finding.ts'

export type LintRule = (bundled: BundledContent) => Finding[]
