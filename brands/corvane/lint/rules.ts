import type { LintRule } from '../../../tools/content/lint/lint-rule.ts'
import { breakableAmountFindings } from './breakable-amounts.ts'
import { canonFindings } from './canon.ts'
import { chartFindings } from './charts.ts'
import { countFindings } from './counts.ts'
import { coverageFindings } from './coverage.ts'
import { datasetFindings } from './datasets.ts'
import { dateFindings } from './dates.ts'
import { downloadFindings } from './downloads.ts'
import { noteFindings } from './editors-notes.ts'
import { fileSizeFindings } from './file-sizes.ts'
import { filmFindings } from './films.ts'
import { fixedScreenFindings } from './fixed-screens.ts'
import { folderFindings } from './folders.ts'
import { headFindings } from './heads.ts'
import { houseStyleFindings } from './house-style.ts'
import { lengthFindings } from './lengths.ts'
import { nearCopyFindings } from './near-copies.ts'
import { priceFindings } from './prices.ts'
import {
  labelledReferenceFindings,
  laterReferenceFindings,
  quotedTitleFindings,
  unlinkedFindings,
} from './references.ts'
import { repeatFindings } from './repeats.ts'
import { scheduleFindings } from './schedules.ts'
import { soundCountFindings, soundFindings } from './sound.ts'
import { titleFindings } from './titles.ts'
import { topicFindings } from './topics.ts'
import { variantFindings } from './variants.ts'

/** Rules for this brand's content, in addition to those for all content. */
export const rules: readonly LintRule[] = [
  folderFindings,
  fileSizeFindings,
  coverageFindings,
  canonFindings,
  houseStyleFindings,
  headFindings,
  priceFindings,
  datasetFindings,
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
  // Of the catalogue of resources as a whole (DATA-6).
  countFindings,
  dateFindings,
  lengthFindings,
  nearCopyFindings,
  repeatFindings,
  variantFindings,
  titleFindings,
  topicFindings,
]

export { countLines as notes } from './counts.ts'
