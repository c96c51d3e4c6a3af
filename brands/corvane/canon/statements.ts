import { company, regions } from './company.ts'
import { customers } from './customers.ts'
import { offers, rhythm, seats, service, yearlyRise } from './offers.ts'
import { cardew, cardewCauses, ostler, overspent, programme, risks } from './sample-programme.ts'

/** A way in which texts tell a fact: wherever the pattern is met, its groups are the values. */
export interface Statement {
  readonly fact: string
  readonly pattern: RegExp
  /** Required values of the groups that took part, in any case of letters. */
  readonly values: readonly string[]
}

const { staff } = company
const { ashgrove, bluewater, castellan, halden, lindqvist, meridian, tarn } = customers
const thousands = (amount: number) => amount.toLocaleString('en-GB')
const millions = (amount: number) => (amount / 1000).toFixed(2)
const wordFor = (count: number) => ['ten', 'eleven', 'twelve'][count - 10] ?? String(count)
const scaffold = cardewCauses.scaffold ?? {}
const resurvey = cardewCauses.resurvey ?? {}
const total = (parts: Readonly<Record<string, number>>) =>
  Object.values(parts).reduce((sum, part) => sum + part, 0)

/** Every sentence of the site that is held against the canon. */
export const statements: readonly Statement[] = [
  ...told(
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
  ...told('people at the end of 2020', [staff[2020]], [/^2020, (\d+) people$/]),
  ...told('people in October 2020', [staff.october2020], [/(\d+) people in the three offices/]),
  ...told(
    'organisations that use Corvane',
    [company.organisations],
    [/[Aa]bout (\d+) (?:organisations|customers)\b/, /rund (\d+) Kunden/],
  ),
  ...told(
    'the year Corvane began',
    [company.founded],
    [/[Ff]ounded in Leeds in (\d{4})/, /first release(?:d| of Corvane) in (\d{4})/],
  ),
  ...told('modules', [company.modules], [/\b([A-Za-z]+een|\d+) modules\b/]),
  ...told('extensions', [company.extensions], [/\b(\w+) extensions add to the fifteen/]),
  ...told(
    'people of the earned value practice',
    [wordFor(company.earnedValuePractice)],
    [/practice has (\w+) people/],
  ),
  ...told(
    'colleagues of the head of that practice',
    [wordFor(company.earnedValuePractice - 1)],
    [/and (\w+) colleagues have sat on both sides/],
  ),
  ...told(
    'data of Australian customers',
    [regions.australia[0]],
    [/Australian customers held in (\w+)/, /data centre in (Sydney|Brisbane|Melbourne)/],
  ),
  ...told('data sites in Australia', regions.australia, [/^(Sydney|Brisbane) and (\w+)$/]),
  ...told(
    'the length of a demonstration',
    [offers.demo.minutes],
    [
      /on your own data in a (\w+)-minute demo/,
      /^(\w+ty) minutes$/,
      /^How the (\w+) minutes are spent/,
    ],
  ),
  ...told(
    'the length of the tour',
    [offers.tour.seconds],
    [
      /[Ww]atch the (?:tour|programme) in (\d+) seconds/,
      /See in (\d+) seconds/,
      /^Watch it in (\d+) seconds/,
    ],
  ),
  ...told(
    'the length of a value assessment',
    [offers.valueAssessment.length],
    [
      /[Aa] (?:study of )?(three weeks?|\w+ hours?)(?: study|, done)? (?:with your finance|that prices)/,
      /portfolio software checked in (\w+ \w+)/,
    ],
  ),
  ...told(
    'the price of a value assessment',
    [offers.valueAssessment.price],
    [
      /(?:costs|for) £([\d,]+), credited/,
      /^£([\d,]+) plus travel/,
      /finance department, for £([\d,]+)\./,
    ],
  ),
  ...told(
    'organisations told to keep what they had',
    [offers.valueAssessment.toldToKeep],
    [/told (\d+ of \d+) organisations/],
  ),
  ...told(
    'the questions of the assessment',
    [offers.maturityAssessment.questions],
    [/\b(\w+) questions(?:, 48 points)?, \w+ minutes/, /^The (\w+) questions$/],
  ),
  ...told(
    'the minutes of the assessment',
    [offers.maturityAssessment.minutes],
    [/[Tt]welve questions(?:, 48 points)?, (\w+) minutes/, /Score your office in (\w+) minutes/],
  ),
  ...told(
    'the weeks of an implementation',
    [offers.implementation.weeks],
    [
      /median of the last \d+ customers was (\w+) weeks/,
      /[Ii]mplementation (?:of Corvane )?in (\w+) weeks/,
      /last \d+ customers were done within (\w+) weeks/,
    ],
  ),
  ...told('the rhythm of releases', [rhythm.release], [/release (?:appears )?every (\w+ weeks)/]),
  ...told(
    'releases for validated tenants',
    [rhythm.validatedReleasesAYear],
    [/validated tenants take (\w+) a year/, /^(\w+) a year into validated tenants/],
  ),
  ...told(
    'minutes between reads of the ledger',
    [rhythm.ledgerMinutes],
    [/reads changes only, every (\d+) minutes/, /^(\d+) minutes, 06:00/],
  ),
  ...told(
    'what seats cost',
    [seats.planner, seats.contributor, thousands(40 * seats.planner + 260 * seats.contributor)],
    [/40 × £(\d+) \+ 260 × £(\d+) = £([\d,]+)/],
  ),
  ...told(
    'a seat of each kind',
    [seats.planner, seats.contributor],
    [/planner’s seat costs £(\d+) a month and a contributor’s £(\d+)/],
  ),
  ...told(
    'projects from which portfolio software is worth its price',
    [offers.leastProjects],
    [
      /(?:[Bb]elow|fewer than) (?:about )?(\d+) projects/,
      /with (\d+) projects or more/,
      /[Aa] list of up to (\d+) projects/,
      /ab (\d+) Projekten/,
    ],
  ),
  ...told('the rise at a renewal', [yearlyRise], [/and never by more than (\d+)%/]),
  ...told(
    'the days of an implementation',
    [offers.implementation.yourDays, offers.implementation.ourDays],
    [
      /rollout of Corvane takes (\d+) of your person-days and (\d+) of ours/,
      /(\d+) of yours in all, (\d+) of ours/,
    ],
  ),
  ...told(
    'our days, and their price',
    [offers.implementation.ourDays, thousands(offers.implementation.dayPrice)],
    [/is (\d+) of our days at £([\d,]*\d)/],
  ),
  ...told(
    'who needs a seat',
    ['no'],
    [/enter(?:s|) (?:their own )?hours or approves? needs? (\w+) seat/],
  ),
  ...told(
    'what is written to a customer’s schedules',
    ['nothing'],
    [/every night and write (\w+) back/],
  ),
  ...told('models that train without an opt-in', ['no'], [/train (\w+) model unless you opt in/]),
  ...told(
    'the estimate at completion that is shown',
    ['first'],
    [/list shows the (\w+) by default/],
  ),
  ...told('work lost at worst', [service.lostWorkMinutes], [/no more than (\d+) minutes of work/]),
  ...told(
    'hours to be running elsewhere',
    [service.restoredHours],
    [/running elsewhere within (\w+) hours/],
  ),
  ...told('savings of Ashgrove', ashgrove.results.savings, [
    /annual plan from £([\d.]+)m to £([\d.]+)m/,
  ]),
  ...told('savings of Ashgrove, the later first', [...ashgrove.results.savings].reverse(), [
    /[Pp]lanned savings £([\d.]+)m, from £([\d.]+)m/,
  ]),
  ...told('what Ashgrove spends as planned', ashgrove.results.spentAsPlanned, [
    /year planned from (\d+)% to (\d+)%/,
  ]),
  ...told(
    'years between the two Ashgrove budgets',
    ['two'],
    [/One council, (\w+) years on/, /(\w+) years into using Corvane/],
  ),
  ...told(
    'when its product chief took over the product',
    [2016],
    [/took over the product in (\d{4})/],
  ),
  ...told('when the head of earned value joined', [2015], [/joined Corvane in Leeds in (\d{4})/]),
  ...told('what Bluewater is', [bluewater.business], [/Bluewater Offshore, an? (\w+),/]),
  ...told('vessel days of Bluewater', bluewater.results.vesselDays, [
    /(\d+) in 2021, (\d+) in 2022/,
  ]),
  ...told('money returned at Castellan', castellan.results.returned, [
    /returned £([\d.]+)m of its change budget/,
    /put £([\d.]+)m of returned money/,
  ]),
  ...told('the improvement at Halden', halden.results.improvement, [/£([\d.]+)m improvement/]),
  ...told('unbilled days at Lindqvist', lindqvist.results.unbilledDays, [
    /from (\d+) days of revenue to (\d+)/,
  ]),
  ...told('unpriced variations at Lindqvist', lindqvist.results.unpricedVariations, [
    /had €([\d.]+)m of them.*to €([\d.]+)m/,
  ]),
  ...told('hours saved at Meridian', meridian.results.hoursSaved, [
    /Meridian Health spends ([\d,]+) hours a year less/,
    /^of ([\d,]+) saved/,
  ]),
  ...told('promises kept at Tarn', tarn.results.promisesKept, [
    /kept on the day rose from (\d+)% to (\d+)%/,
  ]),
  ...told('waiting at Tarn', tarn.results.waitingLess, [/assembly line by ([\d,]+) hours/]),
  ...told(
    'value of Cardew',
    [millions(cardew.earned), millions(cardew.planned)],
    [/earned £([\d.]+)m against £([\d.]+)m planned/],
  ),
  ...told(
    'cost and value of Cardew',
    [millions(cardew.actual), millions(cardew.earned)],
    [/has spent £([\d.]+)m and earned £([\d.]+)m/],
  ),
  ...told(
    'overspending of Cardew',
    [overspent(cardew)],
    [/Cardew Viaduct, a sample project, has cost £(\d+)k more/],
  ),
  ...told(
    'what the scaffold cost, and on which accounts',
    [total(scaffold), scaffold.scaffold ?? 0, scaffold.drainage ?? 0],
    [/£(\d+)k for scaffold, £(\d+)k stands in its own account and £(\d+)k in drainage/],
  ),
  ...told(
    'what the re-survey cost, and on which accounts',
    [total(resurvey), resurvey.design ?? 0, resurvey.masonry ?? 0],
    [/£(\d+)k for the re-survey, £(\d+)k in design and £(\d+)k in masonry/],
  ),
  ...told('budget of the sample programme', [programme.budget], [/budget of £(69[\d.]*\d)m/]),
  ...told(
    'delay of Ostler Junction',
    [ostler.daysBehind],
    [/critical path runs (\d+) days behind/, /Ostler Junction lost (\d+) days/],
  ),
  ...told(
    'risks of the sample programme',
    [thousands(risks.exposure), thousands(risks.contingency)],
    [/£([\d,]+)k of exposure(?: against|,) £([\d,]+)k of contingency/],
  ),
  ...told(
    'share of the contingency that is spoken for',
    [Math.round((risks.exposure / risks.contingency) * 100)],
    [/(\d+)% of the contingency is spoken for/],
  ),
]

/** One statement for every way of telling a fact. */
function told(
  fact: string,
  values: readonly (string | number)[],
  patterns: readonly RegExp[],
): Statement[] {
  return patterns.map((pattern) => ({ fact, pattern, values: values.map(String) }))
}
