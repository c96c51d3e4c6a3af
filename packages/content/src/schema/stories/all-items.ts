import { award } from '../blocks/awards.ts'
import { card } from '../blocks/card-grid.ts'
import { faq } from '../blocks/faqs.ts'
import { formEmbed } from '../blocks/form-embed.ts'
import { iconEntry } from '../blocks/icon-grid.ts'
import { linkItem } from '../blocks/link-item.ts'
import { address, location } from '../blocks/locations.ts'
import { note } from '../blocks/notes.ts'
import { partner } from '../blocks/partners-listing.ts'
import { priceBand } from '../blocks/price-calculator.ts'
import { product } from '../blocks/product-block.ts'
import { towerProject } from '../blocks/project-control-tower.ts'
import { solutionsCard } from '../blocks/solutions-block.ts'
import { stat } from '../blocks/stats-grid.ts'
import { storyEntry } from '../blocks/stories.ts'
import { timelineEntry } from '../blocks/timeline.ts'
import type { ItemSchema } from '../fields/items.ts'
import { assessmentBand, assessmentDimension, assessmentQuestion } from './assessment.ts'
import { fact } from './fact.ts'
import { formField } from './form-field.ts'
import { download } from './resource.ts'
import { navigationEntry, navigationGroup } from './settings.ts'
import {
  worldBenefit,
  worldBooking,
  worldChange,
  worldMoneyLine,
  worldSubcontract,
} from './world-money.ts'
import {
  worldAccount,
  worldCause,
  worldInvoice,
  worldPackage,
  worldProject,
  worldRisk,
  worldStage,
  worldTeam,
} from './world-parts.ts'
import {
  worldCriterion,
  worldDecision,
  worldEpic,
  worldLoad,
  worldMessage,
  worldRequest,
  worldStep,
} from './world-records.ts'

/** Parts that only live inside blocks and root components, for their component definitions. */
export const allItems: readonly ItemSchema[] = [
  address,
  assessmentBand,
  assessmentDimension,
  assessmentQuestion,
  award,
  card,
  download,
  fact,
  faq,
  formEmbed,
  formField,
  iconEntry,
  linkItem,
  location,
  navigationEntry,
  navigationGroup,
  note,
  partner,
  priceBand,
  product,
  solutionsCard,
  stat,
  storyEntry,
  timelineEntry,
  towerProject,
  worldAccount,
  worldBenefit,
  worldBooking,
  worldCause,
  worldChange,
  worldInvoice,
  worldMoneyLine,
  worldCriterion,
  worldDecision,
  worldEpic,
  worldLoad,
  worldMessage,
  worldPackage,
  worldProject,
  worldRequest,
  worldRisk,
  worldStage,
  worldSubcontract,
  worldStep,
  worldTeam,
]
