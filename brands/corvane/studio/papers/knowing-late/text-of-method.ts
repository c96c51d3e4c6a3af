import { DAY_MS } from '@prospectus/portfolio/periods'
import {
  bullets,
  type Chapter,
  decimal,
  figure,
  glance,
  heading,
  inWords,
  paragraphs,
  percent,
  table,
  whole,
} from '../paper-html.ts'
import { exampleChart } from './chart-of-example.ts'
import type { Figures } from './figures.ts'
import { datesOfExample, EXAMPLE, EXAMPLE_BASELINE, monthsOfExample } from './worked-example.ts'

const inDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** `30 September 2016`, of `2016-09-30`. */
function spoken(date: string): string {
  return inDay.format(new Date(date))
}

/** `30 Sep 2016`, of `2016-09-30`: three letters of every month. */
function short(date: string): string {
  return spoken(date).replace(/(?<= [A-Z][a-z]{2})[a-z]+/, '')
}

/** The paper on one page. */
export function summary(f: Figures): Chapter {
  const { waited, ahead, sameMonth, committee, publicDate, gate, cost, third, opened } = f
  return {
    title: 'Summary',
    html: [
      paragraphs(
        `Every project that finishes late has a day on which its lateness was first written down, and an earlier one on which it could have been. We measured the distance between the two in ${f.late} late projects, out of ${whole(f.all)} that finished between 2015 and 2022 at ${f.organisations} organisations, and asked what the distance went with.`,
      ),
      bullets(
        `<strong>Most delays were visible before they were reported.</strong> In ${waited.count} of the ${f.late} projects (${percent(waited.share)}) an index that takes a minute to calculate stood below 0.92 for months before the official forecast moved. In ${ahead.count} (${percent(ahead.share)}) the report came first, and in ${sameMonth.count} (${percent(sameMonth.share)}) both fell into the same month.`,
        `<strong>The wait is long.</strong> Half of the ${waited.count} waited for ${inWords(waited.median)} weeks or longer; a quarter waited for more than ${waited.q3}.`,
        `<strong>Three things went with a longer wait.</strong> Where a moved forecast needs a paper to the executive the median was ${committee.yes.median} weeks, elsewhere ${inWords(committee.no.median)}. A finish that had been announced to the public added ${inWords(publicDate.yes.median - publicDate.no.median)}. And ${percent(gate.share)} of the reports came in the month before a gate, in which chance alone would have put ${percent(gate.expectedShare)}.`,
        `<strong>A week of silence went with ${cost.adjusted.slope.toFixed(2)}% on the final cost</strong> when like projects are compared and changes and managers are allowed for (95% interval ${cost.adjusted.low.toFixed(2)} to ${cost.adjusted.high.toFixed(2)}). Over eleven weeks this makes ${cost.elevenWeeks}%, which is £136,000 for a project of £4m.`,
        `<strong>Reading did not help by itself.</strong> In ${percent(opened.lateShare)} of the late projects someone had opened the report with the index in the first month in which it was low. Those projects waited as long as the others.`,
      ),
      paragraphs(
        `The cost is an association and may be smaller than it looks. The strictest reading of “visible”, which waits until the third low month is over, leaves ${third.count} projects that went on waiting, by a median of ${decimal(third.median)} weeks more. What would your own records show? The data of all ${f.late} projects, a spreadsheet for your own and the checks of every figure come with this paper, and chapter 10 says how to use them.`,
      ),
      glance(
        [
          percent(waited.share),
          'of late projects could have been seen to be late before they said so',
        ],
        [
          `${waited.median} weeks`,
          'from the one to the other in the middle case, over 23 for a quarter',
        ],
        [
          `${committee.yes.median} or ${committee.no.median}`,
          'weeks, with a paper to the executive or without one',
        ],
        [`${cost.adjusted.slope.toFixed(2)}%`, 'on the final cost went with each week of silence'],
      ),
    ].join(''),
  }
}

export function question(f: Figures): Chapter {
  return {
    title: 'The question',
    html: paragraphs(
      'People who run projects are asked, when one of them turns out late, why they had not said so earlier, and they tend to answer that they could not have known. It is a reasonable answer and it may be true. It is also an answer that can be checked, in any organisation that keeps its monthly figures, since what could have been known is written down beside the date on which it was.',
      'Two earlier studies of ours had come near the question. One measured for how long a forecast of the finish stays true to itself, and found that forecasts made in a month with a steering group last longer than others, which we could not explain. The other priced the wait for decisions at gates. Neither asked whether the news had been there before the forecast moved, for neither had both the figures and the forecast, month by month, of the same projects.',
      'This one has. It asks three things, in this order. How much time passes between the month-end at which a delay can be seen in a project’s own figures and the day on which its official forecast admits it? What do the projects have in common in which that time is long? And what goes with it at the end, when the bills are added up?',
      `It does not ask who was to blame. An interval of ${inWords(f.waited.median)} weeks has many authors: a manager who hoped, a planner who was told to wait for the next board, a board that had asked not to be surprised. We have dates, and dates know nothing of reasons.`,
    ),
  }
}

export function measured(f: Figures): Chapter {
  return {
    title: 'Who and what was measured',
    html: [
      paragraphs(
        `In 2022 we asked customers of ours whether we might use the records of their finished projects without names, and ${f.organisations} agreed. A project was taken if it had finished between January 2015 and December 2022, had run for at least six months, had cost at least £200,000, and had three things that were recorded at the time: an approved baseline, a status for every month, and a forecast of the finish with the day on which it was entered. No forecast was reconstructed, and a project with a hole of more than one month in its status was left out.`,
        `That gave ${whole(f.all)} projects. Of these, ${f.late} (${percent(f.lateShare)}) finished more than four weeks after their first approved baseline, and they are the subject of this paper. The other ${f.inTime} appear in two places only: in the counts of appendix B, and in chapter 9, where we ask how often the index cries wolf.`,
        `The late projects had been planned for a median of ${f.plannedWeeks} weeks and finished ${f.delayWeeks} weeks after that. They come from construction, energy, the public sector, finance, manufacturing and the life sciences, in shares that appendix B gives and that mirror who our customers are. A share of late projects of ${percent(f.lateShare)} is therefore a fact about these organisations, and we would ask readers not to quote it as one about projects.`,
      ),
      heading('What the organisations were promised'),
      paragraphs(
        'No name of an organisation, a project or a person leaves our office. Costs are given in four bands. Every organisation has seen its own rows and could strike any of them before we counted; none did. The dates are the true ones, since intervals made from shifted dates could not be checked by those who know them.',
      ),
      heading('What was not measured'),
      paragraphs(
        'Projects that were stopped before they finished are missing, and they may well have been silent for longest. So are projects whose status was kept elsewhere than in our product, or nowhere. We did not interview anyone: what is said below about reasons comes from the notes that people had entered beside a forecast, where they had entered any, and is offered as an illustration.',
      ),
    ].join(''),
  }
}

export function definitions(f: Figures): Chapter {
  const months = monthsOfExample()
  const { visible = '', reported } = datesOfExample()
  const at = months.find(({ date }) => date === visible)
  const index = at?.index ?? 0
  const late = Math.round((Date.parse(at?.byIndex ?? '') - Date.parse(EXAMPLE_BASELINE)) / DAY_MS)
  const { forecasts, plannedWeeks } = EXAMPLE
  const firstMove = (Date.parse(forecasts[1].finish) - Date.parse(EXAMPLE_BASELINE)) / 604_800_000
  const secondMove = (Date.parse(forecasts[2].finish) - Date.parse(EXAMPLE_BASELINE)) / 604_800_000
  return {
    title: 'Two dates, and one project month by month',
    html: [
      paragraphs(
        'The whole study rests on two dates for each project, so they had better be dull. Both were fixed in writing before anything was counted.',
      ),
      bullets(
        '<strong>Visible:</strong> the first month-end from which SPI(t) stood below 0.92 for three months running.',
        '<strong>Reported:</strong> the day on which the official forecast first moved by more than four weeks from the finish in the first approved baseline.',
      ),
      paragraphs(
        'SPI(t) is earned schedule divided by actual time. Walt Lipke described it in “Schedule is Different”, in <em>The Measurable News</em> of March 2003, because the older index, which divides money by money, returns to one at the end of every project however late it is. Earned schedule is the week by which the plan had wanted as much done as has been done; actual time is the week in which one looks. A project that has done in 40 weeks what was planned for 36 has an SPI(t) of 0.90, and if it goes on like that, a plan of 50 weeks will take 50 ÷ 0.90, which is 55.6.',
        'Why 0.92, and why three months? At 0.92 a plan of one year is on its way to being more than four weeks late (52 ÷ 0.92 is 56.5), which is what we call late; and one month may be a delivery that was booked a week after it came. The official forecast is the one that the sponsor’s board saw. Where an organisation kept two, a working one and a published one, we took the published one, and there were some.',
        'A report is therefore a day and a visible delay a month-end. A project <em>waited</em> if its report came in a later month than the one at whose end the delay was visible; it was <em>ahead</em> if the report came in an earlier month, or if the delay never became visible; in what is left both fell into the same month. For projects that waited the interval is the number of days between the two dates, divided by seven.',
      ),
      heading(`Project ${EXAMPLE.project}`),
      paragraphs(
        `One project of the ${f.late}, as an example. It belongs to an energy firm, was to cost between £1m and £5m, and began on ${spoken(EXAMPLE.start)} with a plan of ${plannedWeeks} weeks, which made the baseline finish ${spoken(EXAMPLE_BASELINE)}. At this firm a forecast that moves needs a paper to the executive.`,
      ),
      paragraphs(
        `The table has its months. In August the index fell below 0.92 and in September it came back, so that August does not count. From ${spoken(visible)} it stood below, at ${index.toFixed(2)}, and it was below at the end of November, December and January as well: that is the visible date. A clerk who had divided ${plannedWeeks} by ${index.toFixed(2)} on that evening would have written down a finish ${late} days after the baseline.`,
        `The official forecast had moved once by then, by ${inWords(firstMove)} weeks, which is less than four. It moved again on ${spoken(reported)}, to ${spoken(forecasts[2].finish)}, ${inWords(secondMove)} weeks after the baseline, and that is the reported date. Between the two lie 77 days, or eleven weeks. The project finished on 8 July 2019, ${inWords(15)} weeks late, which was five weeks later than it had said when it spoke.`,
      ),
      table('The index said more than four weeks long before the forecast did', [
        ['Month-end', 'Actual weeks', 'Earned weeks', 'SPI(t)', 'Finish by the index', 'Official'],
        ...months.map((month) => [
          short(month.date),
          month.actual.toFixed(1),
          month.earned.toFixed(1),
          month.index < 0.92
            ? `<strong>${month.index.toFixed(2)}</strong>`
            : month.index.toFixed(2),
          short(month.byIndex),
          short(month.official),
        ]),
      ]),
      figure(
        `${EXAMPLE.project} knew for eleven weeks what it reported in January`,
        exampleChart(),
        'SPI(t) and forecasts of the finish at month-ends, March 2018 to January 2019. Grey: the interval.',
      ),
      paragraphs(
        'I have chosen it because its interval is the median, and for no other reason. Did someone know? The report with the index was opened in the month of the first low value. The note beside the forecast of January says that the paper for the executive had been “in preparation since the autumn”.',
      ),
    ].join(''),
  }
}
