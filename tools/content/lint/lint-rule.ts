import type { Bundled } from './bundled.ts'
import type { Finding } from './finding.ts'

export type LintRule = (bundled: Bundled) => Finding[]
