import { byLanguage, readCatalogues } from '@prospectus/content/messages/catalogues'
import type { SchemaExtension, SchemaMessages } from '@prospectus/content/schema/extensions'
import { text } from '@prospectus/content/schema/fields/text'
import { dataset } from './schema/dataset.ts'
import {
  drawnCallExamples,
  drawnHeroExamples,
  framedChartExamples,
} from './schema/drawing.examples.ts'
import { priceCalculatorExamples } from './schema/price-calculator.examples.ts'
import { priceCalculator } from './schema/price-calculator.ts'
import { projectControlTowerExamples } from './schema/project-control-tower.examples.ts'
import { projectControlTower } from './schema/project-control-tower.ts'

const DATASET_FOLDER = 'worlds/'

/** Fields with which editors choose a page's dataset (decision 0058). */
const pageFields = {
  world: text({
    label: 'Dataset of the drawing',
    help: 'If empty, a sample is drawn.',
    choicesFrom: { kind: 'stories', below: DATASET_FOLDER },
    isSearchable: false,
  }),
  world_project: text({
    label: 'Project of the drawing',
    help: 'If empty, the first project is drawn.',
    choicesFrom: { kind: 'parts', below: DATASET_FOLDER, namedBy: 'world', field: 'projects' },
    isSearchable: false,
  }),
}

declare module '@prospectus/content/schema/blocks/all-blocks' {
  interface BlockSchemas {
    'price-calculator': typeof priceCalculator
    'project-control-tower': typeof projectControlTower
  }
}

declare module '@prospectus/content/schema/stories/all-root-schemas' {
  interface RootSchemas {
    'modules/world': typeof dataset
  }
}

declare module '@prospectus/content/schema/stories/page' {
  interface PageFields {
    world: (typeof pageFields)['world']
    world_project: (typeof pageFields)['world_project']
  }
}

export const extension = {
  blocks: { 'price-calculator': priceCalculator, 'project-control-tower': projectControlTower },
  examples: {
    'price-calculator': priceCalculatorExamples,
    'project-control-tower': projectControlTowerExamples,
    'hero-banner': drawnHeroExamples,
    'call-to-action': drawnCallExamples,
    'figure-chart': framedChartExamples,
  },
  roots: { 'modules/world': dataset },
  pageFields,
  drawings: [
    { name: 'S-curve', value: 's-curve' },
    { name: 'Gantt ribbon', value: 'gantt' },
    { name: 'Capacity heat map', value: 'heat-map' },
    { name: 'Stage gates', value: 'gates' },
    { name: 'Projects with their indices', value: 'projects' },
    { name: 'Phone screens', value: 'phone' },
    { name: 'Change to approve on a phone', value: 'change' },
    { name: 'Control accounts', value: 'accounts' },
    { name: 'Decision in a chat', value: 'decision' },
    { name: 'Decisions at the gates', value: 'board' },
  ],
  screens: [
    { name: 'Portfolio', value: 'portfolio' },
    { name: 'Schedule', value: 'schedule' },
    { name: 'People', value: 'people' },
    { name: 'Money', value: 'money' },
    { name: 'Risks', value: 'risk' },
    { name: 'Data', value: 'data' },
  ],
  messages: byLanguage(
    import.meta.env
      ? import.meta.glob<SchemaMessages>('./schema/messages/*.json', {
          eager: true,
          import: 'default',
        })
      : readCatalogues<SchemaMessages>(`${import.meta.dirname}/schema/messages`),
  ),
} satisfies SchemaExtension
