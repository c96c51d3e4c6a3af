import type { World } from '@prospectus/content/schema/stories/world'
import { epicTotals, progressOf } from '@prospectus/portfolio/epics'
import { flowOf } from '@prospectus/portfolio/flow'
import { loadTotals } from '@prospectus/portfolio/loads'
import { pointsOf, rankingOf } from '@prospectus/portfolio/ranking'

/** What pages quote of requests, loads, epics, decisions and steps in their worlds, as the text writes it. */
export const recordQuotes: Readonly<Record<string, (world: World) => readonly string[]>> = {
  'corvane-platform/portal': ({ requests, criteria }) => {
    const { approved } = rankingOf(requests, criteria)
    const score = requests[0] && pointsOf(requests[0], criteria).reduce((all, one) => all + one, 0)
    return [
      `${requests.length} requests`,
      `${inWords[approved]} were approved`,
      `the other ${requests.length - approved} got`,
      `a score of ${score}`,
    ]
  },
  'corvane-platform/data-hub': ({ loads }) => {
    const { rows, refused, refusedShare } = loadTotals(loads)
    return [written(rows), `${refused} rows`, `${(refusedShare * 100).toFixed(2)}%`]
  },
  tour: ({ loads, decisions: [decision] }) => {
    const { rows, waiting } = loadTotals(loads)
    return [
      `${waiting} such records of ${written(rows)}`,
      `${decision?.accepted} of ${decision?.evidence} items`,
    ]
  },
  edge: ({ loads }) => {
    const { rows, refused } = loadTotals(loads)
    return [`${written(rows)} records`, `refused ${inWords[refused]}`]
  },
  'ppm-infrastructure': ({ loads }) => [`${written(loadTotals(loads).rows)} records`],
  'project-portfolio-management-software-ppm/erp-comparison': ({ loads }) => [
    `${inWords[loads[0]?.refused ?? 0]} of ${written(loads[0]?.rows ?? 0)} postings are refused`,
  ],
  'corvane-platform/jira-integration': ({ epics }) => {
    const { done, points, earned, hours, byPoints, byHours } = epicTotals(epics)
    return [
      `${done} of ${points}`,
      `${written(earned)} of ${written(hours)} h`,
      ...[byPoints, byHours].map((share) => `${Math.round(share * 100)}%`),
      ...epics.map((epic) => written(progressOf(epic) * epic.hours)),
    ]
  },
  'who-we-help/chief-technology-officer': ({ epics }) => {
    const { done, points, earned, hours } = epicTotals(epics)
    return [`${done} of ${points} points`, `${written(earned)} of ${written(hours)} budgeted hours`]
  },
  'corvane-platform/teams-integration': ({ decisions: [decision] }) => [
    `${decision?.accepted} of ${decision?.evidence} items`,
    ...(decision?.messages.map(({ time }) => `${time}`) ?? []),
  ],
  'value-stream-management': ({ steps }) => {
    const { total, worked, efficiency } = flowOf(steps)
    return [
      `${total} working days`,
      `worked on for ${worked}`,
      `flow efficiency is ${Math.round(efficiency * 100)}%`,
    ]
  },
  'corvane-erp-connector': ({ steps }) => {
    const total = inWords[flowOf(steps).total] ?? ''
    const capital = `${total.charAt(0).toUpperCase()}${total.slice(1)}`
    return [
      `${capital} working days`,
      ...steps.map(({ time }) => inWords[time] ?? String(time)).slice(1),
    ]
  },
  'security-center': ({ steps }) => [`${flowOf(steps).total} minutes`],
}

const inWords = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** `1,798` of 1798. */
function written(value: number): string {
  return Math.round(value).toLocaleString('en-GB')
}
