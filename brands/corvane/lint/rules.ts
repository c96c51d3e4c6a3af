import type { LintRule } from '../../../tools/content/lint/lint-rule.ts'
import { breakableAmountFindings } from './breakable-amounts.ts'
import { canonFindings } from './canon.ts'
import { catalogueRules } from './catalogue.ts'
import { chartFindings } from './charts.ts'
import { coverageFindings } from './coverage.ts'
import { downloadFindings } from './downloads.ts'
import { noteFindings } from './editors-notes.ts'
import { fileSizeFindings } from './file-sizes.ts'
import { filmFindings } from './films.ts'
import { finishFindings } from './finishes.ts'
import { fixedScreenFindings } from './fixed-screens.ts'
import { folderFindings } from './folders.ts'
import { headFindings } from './heads.ts'
import { houseStyleFindings } from './house-style.ts'
import { priceFindings } from './prices.ts'
import {
  labelledReferenceFindings,
  laterReferenceFindings,
  quotedTitleFindings,
  unlinkedFindings,
} from './references.ts'
import { scheduleFindings } from './schedules.ts'
import { soundCountFindings, soundFindings } from './sound.ts'
import { worldFindings } from './worlds.ts'

/** Rules for this brand's content, in addition to those for all content. */
export const rules: readonly LintRule[] = [
  folderFindings,
  fileSizeFindings,
  coverageFindings,
  canonFindings,
  houseStyleFindings,
  headFindings,
  priceFindings,
  worldFindings,
  finishFindings,
  scheduleFindings,
  fixedScreenFindings,
  chartFindings,
  breakableAmountFindings,
  noteFindings,
  labelledReferenceFindings,
  laterReferenceFindings,
  quotedTitleFindings,
  unlinkedFindings,
  soundFindings,
  soundCountFindings,
  filmFindings,
  downloadFindings,
  ...catalogueRules,
]

export { countLines as notes } from './counts.ts'
