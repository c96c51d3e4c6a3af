import { type BlockOf, defineBlock } from '@prospectus/content/schema/blocks/block'
import { themeAndEditable } from '@prospectus/content/schema/blocks/block-settings'
import { datetime } from '@prospectus/content/schema/fields/datetime'
import { required } from '@prospectus/content/schema/fields/field'
import { defineItem, items } from '@prospectus/content/schema/fields/items'
import { number } from '@prospectus/content/schema/fields/number'
import { richText } from '@prospectus/content/schema/fields/rich-text'
import { text } from '@prospectus/content/schema/fields/text'

const money = (label: string, help: string) => number({ label, help: `${help} In thousands.` })

export const towerProject = defineItem('tower-project', {
  label: 'Project',
  fields: {
    name: required(text({ label: 'Name' })),
    manager: text({ label: 'Manager' }),
    gate: text({ label: 'Gate', help: 'The last gate passed, such as G2.' }),
    planned_value: money('Planned value', 'Budgeted cost of the work planned so far.'),
    earned_value: money('Earned value', 'Budgeted cost of the work done so far.'),
    actual_cost: money('Actual cost', 'What the work done so far has cost.'),
    budget_at_completion: money('Budget at completion', 'The whole budget.'),
    planned_finish: datetime({ label: 'Planned finish' }),
    forecast_finish: datetime({ label: 'Forecast finish' }),
  },
})

/** Overview of a portfolio. Indices and forecast of each project are calculated from its own figures. */
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
      help: 'Such as “£ thousand”. If empty, the table says “thousands”.',
      isSearchable: false,
    }),
    row_name: text({
      label: 'Name of a row',
      help: 'Such as “Work package”. If empty, rows are counted as projects.',
    }),
    total_name: text({
      label: 'Name of the last row',
      help: 'What the rows add up to, such as “Cardew Viaduct”. If empty, “Portfolio”.',
    }),
    projects: required(items({ label: 'Projects', of: towerProject })),
    ...themeAndEditable,
  },
})

export type TowerProject = ProjectControlTower['projects'][number]
export type ProjectControlTower = BlockOf<typeof projectControlTower>
