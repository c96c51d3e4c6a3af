import type { Bundled } from './bundled.ts'
import type { Finding } from './finding.ts'

/** Finds everything of one kind that is wrong in the bundled content. */
export type LintRule = (bundled: Bundled) => Finding[]
