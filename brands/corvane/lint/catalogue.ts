import type { LintRule } from '../../../tools/content/lint/lint-rule.ts'
import { countFindings } from './counts.ts'
import { dateFindings } from './dates.ts'
import { lengthFindings } from './lengths.ts'
import { nearCopyFindings } from './near-copies.ts'
import { repeatFindings } from './repeats.ts'
import { titleFindings } from './titles.ts'
import { topicFindings } from './topics.ts'
import { variantFindings } from './variants.ts'

/** Rules for the catalogue of resources as a whole (DATA-6). */
export const catalogueRules: readonly LintRule[] = [
  countFindings,
  dateFindings,
  lengthFindings,
  nearCopyFindings,
  repeatFindings,
  variantFindings,
  titleFindings,
  topicFindings,
]
