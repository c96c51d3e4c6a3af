import type { ItemSchema } from '../fields/items.ts'
import { fact } from '../stories/fact.ts'
import { download } from '../stories/resource.ts'
import { navigationEntry, navigationGroup } from '../stories/settings.ts'
import { award } from './awards.ts'
import { card } from './card-grid.ts'
import { faq } from './faqs.ts'
import { formEmbed } from './form-embed.ts'
import { iconEntry } from './icon-grid.ts'
import { linkItem } from './link-item.ts'
import { address, location } from './locations.ts'
import { partner } from './partners-listing.ts'
import { product } from './product-block.ts'
import { towerProject } from './project-control-tower.ts'
import { solutionsCard } from './solutions-block.ts'
import { stat } from './stats-grid.ts'
import { storyEntry } from './stories.ts'
import { timelineEntry } from './timeline.ts'

/** Parts that only live inside blocks and root components, for their component definitions. */
export const allItems: readonly ItemSchema[] = [
  address,
  award,
  card,
  download,
  fact,
  faq,
  formEmbed,
  iconEntry,
  linkItem,
  location,
  navigationEntry,
  navigationGroup,
  partner,
  product,
  solutionsCard,
  stat,
  storyEntry,
  timelineEntry,
  towerProject,
]
