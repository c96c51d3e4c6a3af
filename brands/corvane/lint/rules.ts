import type { LintRule } from '../../../tools/content/lint/lint-rule.ts'
import { canonFaults } from './canon.ts'
import { catalogueRules } from './catalogue.ts'
import { chartFaults } from './charts.ts'
import { coverageFaults } from './coverage.ts'
import { fileSizeFaults } from './file-sizes.ts'
import { finishFaults } from './finishes.ts'
import { fixedScreenFaults } from './fixed-screens.ts'
import { folderFaults } from './folders.ts'
import { headFaults } from './heads.ts'
import { houseStyleFaults } from './house-style.ts'
import { priceFaults } from './prices.ts'
import { scheduleFaults } from './schedules.ts'
import { unbrokenFaults } from './unbroken.ts'
import { worldFaults } from './worlds.ts'

/** Rules for this brand's content, beside those for every content. */
export const rules: readonly LintRule[] = [
  folderFaults,
  fileSizeFaults,
  coverageFaults,
  canonFaults,
  houseStyleFaults,
  headFaults,
  priceFaults,
  worldFaults,
  finishFaults,
  scheduleFaults,
  fixedScreenFaults,
  chartFaults,
  unbrokenFaults,
  ...catalogueRules,
]

export { countLines as notes } from './counts.ts'
