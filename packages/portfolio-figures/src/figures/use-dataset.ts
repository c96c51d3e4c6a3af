import { DEFAULT_LANGUAGE } from '@prospectus/content/schema/links/language-folder'
import { type PageView, usePage } from '@prospectus/site/src/rendering/page-view.ts'
import { type OwnMessages, ownMessagesFor, type PortfolioMessages } from '../messages/messages.ts'
import type { Dataset } from '../schema/dataset.ts'

export type Project = Dataset['projects'][number]

export interface DatasetProps {
  readonly id: string
  readonly messages: PortfolioMessages
  readonly dataset: Dataset
  /** Project that the page chooses, or the first. */
  readonly project: Project | undefined
  /** Shown in a product window, without interaction. */
  readonly isScreen?: boolean
}

/** Dataset and project of a page's drawings (decision 0058). */
export type DatasetAndProject = Pick<DatasetProps, 'dataset' | 'project'>

/** The dataset that a page names, or else a sample; and the project that it names, or else the dataset's first. */
export function datasetOf(page: PageView): DatasetAndProject {
  const content = page.story?.content
  const pageContent = content?.kind === 'page' ? content : undefined
  const dataset =
    (pageContent?.world === undefined ? undefined : datasetNamed(pageContent.world, page)) ??
    sampleDataset(ownMessagesFor(page.lang))
  const namedProject = dataset.projects.find(({ name }) => name === pageContent?.world_project)
  return { dataset, project: namedProject ?? dataset.projects[0] }
}

/** The dataset and project of the page that is being rendered. */
export function useDataset(): DatasetAndProject {
  return datasetOf(usePage())
}

function datasetNamed(name: string, { lang, snapshot, read }: PageView): Dataset | undefined {
  const folder = lang === DEFAULT_LANGUAGE ? '' : `${lang}/`
  const match = snapshot.find(`${folder}worlds/${name}`)
  const content = match?.kind === 'story' ? read(match.entry).content : undefined
  return content?.kind === 'world' ? content : undefined
}

/** Fictional resignalling programme in its eleventh month, in the page's language. */
function sampleDataset(messages: OwnMessages): Dataset {
  const withNames = <Row>(names: Readonly<Record<string, string>>, rows: readonly Row[]) =>
    rows.map((row, index) => ({ uid: `sample-${index}`, name: names[index + 1] ?? '', ...row }))
  return {
    kind: 'world',
    portfolio: undefined,
    unit: 'money',
    period: 'month',
    start: new Date(Date.UTC(2025, 0, 1)),
    projects: withNames({ 1: messages.figures.programme }, [
      { ...programme, ...noSlip, planned_finish: undefined, accounts: [] },
    ]),
    packages: withNames(messages.samplePackages, packages),
    hours_of: undefined,
    hours_from: undefined,
    bookings: [],
    changes: [],
    first_week: 8,
    now_week: 10,
    teams: withNames(
      messages.sampleTeams,
      bookedHours.map((booked) => ({ capacity: 100, booked })),
    ),
    stages: withNames(
      messages.sampleStages,
      stages.map(([projects, waiting, value]) => ({ projects, waiting, value, chance: undefined })),
    ),
    stages_of: undefined,
    stages_worth: undefined,
    decisions: [],
    people: [],
  }
}

const noSlip = {
  slipped: undefined,
  seen_at: undefined,
  reported_at: undefined,
  discovery: undefined,
}

const programme = {
  planned: [
    0, 400, 1000, 1900, 3100, 4700, 6600, 8700, 10_900, 13_100, 15_200, 17_100, 18_800, 20_300,
    21_500, 22_500, 23_200, 23_700, 24_000,
  ],
  earned: [0, 400, 900, 1700, 2700, 4000, 5400, 6900, 8500, 10_300, 12_300, 14_400],
  actual: [0, 400, 950, 1800, 2900, 4300, 5800, 7400, 9100, 11_000, 13_100, 15_300],
  plannedFinish: 18,
}

const packages = (
  [
    [0, 4, 0, 4, 100],
    [2.5, 8, 2.5, 8.7, 100],
    [4, 11, 4.4, 11.7, 93],
    [7, 15, 7.8, 16.2, 38],
    [5, 13, 5, 13, 74],
    [13, 18, 14, 19, 0],
  ] as const
).map(([planned_start, planned_end, forecast_start, forecast_end, done]) => ({
  planned_start,
  planned_end,
  forecast_start,
  forecast_end,
  done,
  after: undefined,
}))

/** Hours booked by team and week; each team has a capacity of 100 hours. */
const bookedHours = [
  [88, 92, 104, 118, 121, 109, 96, 84, 72, 60],
  [72, 75, 80, 82, 88, 91, 90, 86, 80, 74],
  [95, 98, 100, 103, 112, 116, 124, 119, 102, 90],
  [20, 28, 36, 52, 68, 85, 98, 108, 122, 126],
  [96, 90, 82, 74, 60, 52, 44, 40, 36, 30],
  [55, 58, 62, 70, 78, 88, 94, 99, 101, 97],
]

/** By stage: its projects, how many of them wait for a decision, and their value in thousands. */
const stages = [
  [42, 6, 118_000],
  [27, 4, 86_000],
  [18, 3, 64_000],
  [11, 1, 47_000],
  [4, 0, 9000],
] as const
