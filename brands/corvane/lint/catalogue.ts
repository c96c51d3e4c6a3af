import type { LintRule } from '../../../tools/content/lint/lint-rule.ts'
import { countFaults } from './counts.ts'
import { dateFaults } from './dates.ts'
import { lengthFaults } from './lengths.ts'
import { shapeFaults } from './shapes.ts'
import { titleFaults } from './titles.ts'
import { topicFaults } from './topics.ts'

/** Rules for the catalogue of resources as a whole (DATA-6). */
export const catalogueRules: readonly LintRule[] = [
  countFaults,
  dateFaults,
  lengthFaults,
  shapeFaults,
  titleFaults,
  topicFaults,
]
