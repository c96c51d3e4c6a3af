import { datetime } from '../fields/datetime.ts'
import { required } from '../fields/field.ts'
import { defineItem, items } from '../fields/items.ts'
import { number } from '../fields/number.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable, theme } from './block-settings.ts'

const money = (label: string, help: string) => number({ label, help: `${help} In thousands.` })

export const towerProject = defineItem('tower-project', {
  label: 'Project',
  fields: {
    name: required(text({ label: 'Name' })),
    manager: text({ label: 'Manager' }),
    gate: text({ label: 'Gate', help: 'The gate passed last, such as G2.' }),
    planned_value: money('Planned value', 'Budgeted cost of the work planned so far.'),
    earned_value: money('Earned value', 'Budgeted cost of the work done so far.'),
    actual_cost: money('Actual cost', 'What the work done so far has cost.'),
    budget_at_completion: money('Budget at completion', 'The whole budget.'),
    planned_finish: datetime({ label: 'Planned finish' }),
    forecast_finish: datetime({ label: 'Forecast finish' }),
  },
})

/** A portfolio at a glance: each project’s indices and forecast come from its own figures. */
export const projectControlTower = defineBlock('project-control-tower', {
  label: 'Project control tower',
  group: 'product',
  isTool: true,
  fields: {
    heading: text({ label: 'Heading' }),
    description: richText({ label: 'Text' }),
    as_of: datetime({ label: 'Data as of' }),
    unit: text({
      label: 'Unit of the figures',
      help: 'Such as “£ thousand”; without one the table says “thousands”.',
      searched: false,
    }),
    row_name: text({
      label: 'What a row is',
      help: 'Such as “Work package”; without it the rows are projects, and counted as such.',
    }),
    total_name: text({
      label: 'Name of the last row',
      help: 'What the rows come to together, such as “Cardew Viaduct”; without it “Portfolio”.',
    }),
    projects: required(items({ label: 'Projects', of: towerProject })),
    theme,
    editable,
  },
})

export type TowerProject = ProjectControlTower['projects'][number]
export type ProjectControlTower = BlockOf<typeof projectControlTower>
