import { company, regions } from './company.ts'
import { customers } from './customers.ts'
import { intervals, maxYearlyRise, offers, seats, service } from './offers.ts'
import {
  cardew,
  cardewCauses,
  ostler,
  overspendingOf,
  programme,
  risks,
} from './sample-programme.ts'

/** One wording of a fact: where a text matches the pattern, the groups must have these values. */
export interface Statement {
  readonly fact: string
  readonly pattern: RegExp
  /** Required values of the groups that matched, ignoring case. */
  readonly values: readonly string[]
}

const { staff } = company
const { ashgrove, bluewater, castellan, halden, lindqvist, meridian, tarn } = customers
const thousands = (amount: number) => amount.toLocaleString('en-GB')
const millions = (amount: number) => (amount / 1000).toFixed(2)
/** Only the counts that the texts write as words. */
const wordFor = (count: number) => ['ten', 'eleven', 'twelve'][count - 10] ?? String(count)
const scaffold = cardewCauses.scaffold ?? {}
const resurvey = cardewCauses.resurvey ?? {}
const total = (parts: Readonly<Record<string, number>>) =>
  Object.values(parts).reduce((sum, part) => sum + part, 0)

/** All sentences of the site that are checked against the canon. */
export const statements: readonly Statement[] = [
  ...statement(
    'people at Corvane',
    [staff[2025]],
    [
      /\b(?:software that|supported by|employ|Of|company in) (\d{3}) people\b/,
      /\bWhere the (\d{3}) work/,
      /\bWo die (\d{3}) arbeiten/,
      /\bder (\d{3}) Menschen arbeiten/,
      /^2025, (\d+) (?:people|Leute)$/,
    ],
  ),
  ...statement('people at the end of 2020', [staff[2020]], [/^2020, (\d+) people$/]),
  ...statement(
    'people in October 2020',
    [staff.october2020],
    [/(\d+) people in the three offices/],
  ),
  ...statement(
    'organisations that use Corvane',
    [company.organisations],
    [/[Aa]bout (\d+) (?:organisations|customers)\b/, /rund (\d+) Kunden/],
  ),
  ...statement(
    'the year Corvane began',
    [company.founded],
    [/[Ff]ounded in Leeds in (\d{4})/, /first release(?:d| of Corvane) in (\d{4})/],
  ),
  ...statement('modules', [company.modules], [/\b([A-Za-z]+een|\d+) modules\b/]),
  ...statement('extensions', [company.extensions], [/\b(\w+) extensions add to the fifteen/]),
  ...statement(
    'people of the earned value practice',
    [wordFor(company.earnedValuePractice)],
    [/practice has (\w+) people/],
  ),
  ...statement(
    'colleagues of the head of that practice',
    [wordFor(company.earnedValuePractice - 1)],
    [/and (\w+) colleagues have sat on both sides/],
  ),
  ...statement(
    'where the data of Australian customers is held',
    [regions.australia[0]],
    [/Australian customers held in (\w+)/, /data centre in (Sydney|Brisbane|Melbourne)/],
  ),
  ...statement('data centres in Australia', regions.australia, [/^(Sydney|Brisbane) and (\w+)$/]),
  ...statement(
    'the length of a demonstration',
    [offers.demo.minutes],
    [
      /on your own data in a (\w+)-minute demo/,
      /^(\w+ty) minutes$/,
      /^How the (\w+) minutes are spent/,
    ],
  ),
  ...statement(
    'the length of the tour',
    [offers.tour.seconds],
    [
      /[Ww]atch the (?:tour|programme) in (\d+) seconds/,
      /See in (\d+) seconds/,
      /^Watch it in (\d+) seconds/,
    ],
  ),
  ...statement(
    'the length of a value assessment',
    [offers.valueAssessment.length],
    [
      /[Aa] (?:study of )?(three weeks?|\w+ hours?)(?: study|, done)? (?:with your finance|that prices)/,
      /portfolio software checked in (\w+ \w+)/,
    ],
  ),
  ...statement(
    'the price of a value assessment',
    [offers.valueAssessment.price],
    [
      /(?:costs|for) £([\d,]+), credited/,
      /^£([\d,]+) plus travel/,
      /finance department, for £([\d,]+)\./,
    ],
  ),
  ...statement(
    'organisations told to keep what they had',
    [offers.valueAssessment.advisedAgainst],
    [/told (\d+ of \d+) organisations/],
  ),
  ...statement(
    'the questions of the assessment',
    [offers.maturityAssessment.questions],
    [/\b(\w+) questions(?:, 48 points)?, \w+ minutes/, /^The (\w+) questions$/],
  ),
  ...statement(
    'the minutes of the assessment',
    [offers.maturityAssessment.minutes],
    [/[Tt]welve questions(?:, 48 points)?, (\w+) minutes/, /Score your office in (\w+) minutes/],
  ),
  ...statement(
    'the weeks of an implementation',
    [offers.implementation.weeks],
    [
      /median of the last \d+ customers was (\w+) weeks/,
      /[Ii]mplementation (?:of Corvane )?in (\w+) weeks/,
      /last \d+ customers were done within (\w+) weeks/,
    ],
  ),
  ...statement(
    'the interval between releases',
    [intervals.release],
    [/release (?:appears )?every (\w+ weeks)/],
  ),
  ...statement(
    'releases for validated tenants',
    [intervals.validatedReleasesAYear],
    [/validated tenants take (\w+) a year/, /^(\w+) a year into validated tenants/],
  ),
  ...statement(
    'minutes between reads of the ledger',
    [intervals.ledgerMinutes],
    [/reads changes only, every (\d+) minutes/, /^(\d+) minutes, 06:00/],
  ),
  ...statement(
    'when the sources deliver at night',
    [intervals.nightlyLoadAt],
    [/^postings, (\d\d:\d\d)$/, /^(\d\d:\d\d) Sources deliver$/],
  ),
  ...statement(
    'the price of 40 planners and 260 contributors',
    [seats.planner, seats.contributor, thousands(40 * seats.planner + 260 * seats.contributor)],
    [/40 × £(\d+) \+ 260 × £(\d+) = £([\d,]+)/],
  ),
  ...statement(
    'the price of a seat of each kind',
    [seats.planner, seats.contributor],
    [/planner’s seat costs £(\d+) a month and a contributor’s £(\d+)/],
  ),
  ...statement(
    'projects from which portfolio software is worth its price',
    [offers.minProjects],
    [
      /(?:[Bb]elow|fewer than) (?:about )?(\d+) projects/,
      /with (\d+) projects or more/,
      /[Aa] list of up to (\d+) projects/,
      /ab (\d+) Projekten/,
    ],
  ),
  ...statement(
    'the maximum rise of a price at a renewal',
    [maxYearlyRise],
    [/and never by more than (\d+)%/],
  ),
  ...statement(
    'the days of an implementation',
    [offers.implementation.yourDays, offers.implementation.ourDays],
    [
      /rollout of Corvane takes (\d+) of your person-days and (\d+) of ours/,
      /(\d+) of yours in all, (\d+) of ours/,
    ],
  ),
  ...statement(
    'our days, and their price',
    [offers.implementation.ourDays, thousands(offers.implementation.dayPrice)],
    [/is (\d+) of our days at £([\d,]*\d)/],
  ),
  ...statement(
    'seats for people who only enter hours or approve',
    ['no'],
    [/enter(?:s|) (?:their own )?hours or approves? needs? (\w+) seat/],
  ),
  ...statement(
    'what is written to a customer’s schedules',
    ['nothing'],
    [/every night and write (\w+) back/],
  ),
  ...statement(
    'models that train without an opt-in',
    ['no'],
    [/train (\w+) model unless you opt in/],
  ),
  ...statement(
    'the estimate at completion that is shown',
    ['first'],
    [/list shows the (\w+) by default/],
  ),
  ...statement(
    'minutes of work lost at most',
    [service.maxLostWorkMinutes],
    [/no more than (\d+) minutes of work/],
  ),
  ...statement(
    'hours until the service runs elsewhere',
    [service.maxHoursToRestore],
    [/running elsewhere within (\w+) hours/],
  ),
  ...statement('planned savings of Ashgrove', ashgrove.results.savings, [
    /annual plan from £([\d.]+)m to £([\d.]+)m/,
  ]),
  ...statement(
    'planned savings of Ashgrove, the later figure first',
    [...ashgrove.results.savings].reverse(),
    [/[Pp]lanned savings £([\d.]+)m, from £([\d.]+)m/],
  ),
  ...statement('share that Ashgrove spends in the year planned', ashgrove.results.spentAsPlanned, [
    /year planned from (\d+)% to (\d+)%/,
  ]),
  ...statement(
    'years between the two Ashgrove budgets',
    ['two'],
    [/One council, (\w+) years on/, /(\w+) years into using Corvane/],
  ),
  ...statement(
    'when the chief product officer took over the product',
    [2016],
    [/took over the product in (\d{4})/],
  ),
  ...statement(
    'when the head of earned value joined',
    [2015],
    [/joined Corvane in Leeds in (\d{4})/],
  ),
  ...statement('what Bluewater is', [bluewater.business], [/Bluewater Offshore, an? (\w+),/]),
  ...statement('vessel days of Bluewater', bluewater.results.vesselDays, [
    /(\d+) in 2021, (\d+) in 2022/,
  ]),
  ...statement('money returned at Castellan', castellan.results.returned, [
    /returned £([\d.]+)m of its change budget/,
    /put £([\d.]+)m of returned money/,
  ]),
  ...statement('the improvement at Halden', halden.results.improvement, [/£([\d.]+)m improvement/]),
  ...statement('unbilled days at Lindqvist', lindqvist.results.unbilledDays, [
    /from (\d+) days of revenue to (\d+)/,
  ]),
  ...statement('unpriced variations at Lindqvist', lindqvist.results.unpricedVariations, [
    /had €([\d.]+)m of them.*to €([\d.]+)m/,
  ]),
  ...statement('hours saved at Meridian', meridian.results.hoursSaved, [
    /Meridian Health spends ([\d,]+) hours a year less/,
    /^of ([\d,]+) saved/,
  ]),
  ...statement('share of promises kept at Tarn', tarn.results.promisesKept, [
    /kept on the day rose from (\d+)% to (\d+)%/,
  ]),
  ...statement('hours of waiting saved at Tarn', tarn.results.waitingHoursSaved, [
    /assembly line by ([\d,]+) hours/,
  ]),
  ...statement(
    'earned and planned value of Cardew',
    [millions(cardew.earned), millions(cardew.planned)],
    [/earned £([\d.]+)m against £([\d.]+)m planned/],
  ),
  ...statement(
    'cost and earned value of Cardew',
    [millions(cardew.actual), millions(cardew.earned)],
    [/has spent £([\d.]+)m and earned £([\d.]+)m/],
  ),
  ...statement(
    'overspending of Cardew',
    [overspendingOf(cardew)],
    [/Cardew Viaduct, a sample project, has cost £(\d+)k more/],
  ),
  ...statement(
    'overspending on scaffold, and its accounts',
    [total(scaffold), scaffold.scaffold ?? 0, scaffold.drainage ?? 0],
    [/£(\d+)k for scaffold, £(\d+)k stands in its own account and £(\d+)k in drainage/],
  ),
  ...statement(
    'overspending on the re-survey, and its accounts',
    [total(resurvey), resurvey.design ?? 0, resurvey.masonry ?? 0],
    [/£(\d+)k for the re-survey, £(\d+)k in design and £(\d+)k in masonry/],
  ),
  ...statement('budget of the sample programme', [programme.budget], [/budget of £(69[\d.]*\d)m/]),
  ...statement(
    'delay of Ostler Junction',
    [ostler.daysBehind],
    [/critical path runs (\d+) days behind/, /Ostler Junction lost (\d+) days/],
  ),
  ...statement(
    'risks of the sample programme',
    [thousands(risks.exposure), thousands(risks.contingency)],
    [/£([\d,]+)k of exposure(?: against|,) £([\d,]+)k of contingency/],
  ),
  ...statement(
    'share of the contingency that is spoken for',
    [Math.round((risks.exposure / risks.contingency) * 100)],
    [/(\d+)% of the contingency is spoken for/],
  ),
]

/** One statement for each wording of a fact. */
function statement(
  fact: string,
  values: readonly (string | number)[],
  patterns: readonly RegExp[],
): Statement[] {
  return patterns.map((pattern) => ({ fact, pattern, values: values.map(String) }))
}
