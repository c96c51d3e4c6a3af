import { richParagraphs } from '@prospectus/content/schema/blocks/example-content'
import type { Examples } from '@prospectus/content/schema/blocks/examples'

export const projectControlTowerExamples = {
  usual: {
    component: 'project-control-tower',
    _uid: 'project-control-tower-usual',
    heading: 'Friday, 18:00',
    description: richParagraphs('Four projects of a rail operator. One of them needs a decision.'),
    as_of: '2024-06-28 18:00',
    unit: '£ thousand',
    projects: [
      exampleProject(
        'Signalling renewal',
        'G. Holm',
        'G3',
        [4200, 3990, 4100, 9600],
        '2025-03-31',
        '2025-05-19',
      ),
      exampleProject(
        'Depot extension',
        'A. Ruiz',
        'G2',
        [1800, 1890, 1750, 5200],
        '2025-09-30',
        '2025-09-12',
      ),
      exampleProject(
        'Ticketing platform',
        'N. Osei',
        'G4',
        [2600, 2080, 2700, 3100],
        '2024-08-30',
        '2024-12-20',
      ),
      exampleProject(
        'Station access',
        'L. Brandt',
        'G1',
        [400, 400, 388, 2750],
        '2026-02-27',
        '2026-02-27',
      ),
    ],
    theme: 'dark',
  },
  least: {
    component: 'project-control-tower',
    _uid: 'project-control-tower-least',
    projects: [
      { component: 'tower-project', _uid: 'tower-project-least', name: 'Depot extension' },
    ],
  },
  most: {
    component: 'project-control-tower',
    _uid: 'project-control-tower-most',
    heading: 'One programme, 24 work packages',
    description: richParagraphs('Every work package of a region, in the order of the programme.'),
    as_of: '2024-06-28',
    unit: '€ thousand',
    row_name: 'Work package',
    total_name: 'Programme North',
    projects: Array.from({ length: 24 }, (_, index) =>
      exampleProject(
        `Work package ${index + 1}`,
        'A. Ruiz',
        `G${index % 5}`,
        [
          1000 + 40 * index,
          Math.round((1000 + 40 * index) * (0.9 + (index % 9) * 0.025)),
          1010 + 39 * index,
          3000 + 125 * index,
        ],
        '2025-06-30',
        `2025-0${5 + (index % 4)}-18`,
      ),
    ),
    theme: 'tinted',
    editable: false,
  },
  hostile: {
    component: 'project-control-tower',
    _uid: 'project-control-tower-hostile',
    heading: `<b>Tower</b> ${'A heading that goes on for as long as an editor lets it. '.repeat(5)}`,
    as_of: 'yesterday',
    unit: '<script>',
    projects: [
      {
        component: 'tower-project',
        name: 'Streckenabschnittsentwaesserungsanlagenerneuerungsvorhabenxyz',
        manager: '<i>nobody</i>',
        gate: 'the gate after next',
        planned_value: '0',
        earned_value: '10',
        actual_cost: '0',
        budget_at_completion: '100',
        planned_finish: '2025-02-31',
      },
      { component: 'tower-project', manager: 'of a project without a name' },
      {
        component: 'tower-project',
        name: 'Beyond all bounds',
        planned_value: '1e300',
        earned_value: '-5',
        actual_cost: 'many',
        budget_at_completion: 999_999_999,
        planned_finish: '2025-03-31',
        forecast_finish: '2199-12-31',
      },
    ],
    theme: 'brand',
  },
} satisfies Examples

function exampleProject(
  name: string,
  manager: string,
  gate: string,
  [planned, earned, actual, budget]: readonly [number, number, number, number],
  plannedFinish: string,
  forecastFinish: string,
) {
  return {
    component: 'tower-project',
    _uid: `tower-project-${name.toLowerCase().replaceAll(' ', '-')}`,
    name,
    manager,
    gate,
    planned_value: String(planned),
    earned_value: String(earned),
    actual_cost: String(actual),
    budget_at_completion: String(budget),
    planned_finish: `${plannedFinish} 00:00`,
    forecast_finish: `${forecastFinish} 00:00`,
  }
}
