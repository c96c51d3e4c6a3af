import {
  bullets,
  type Chapter,
  code,
  decimal,
  heading,
  inWords,
  paragraphs,
  percent,
  steps,
  table,
  whole,
} from '../paper-html.ts'
import { type Count, sumOf } from './counts.ts'
import { COLUMNS } from './csv.ts'
import type { Figures } from './figures.ts'
import { SECTORS, YEARS } from './late-project.ts'
import { OWN_RECORDS_SQL } from './own-records-sql.ts'

export function limits(f: Figures): Chapter {
  const { third, waited, falseAlarms, visible } = f
  return {
    title: 'Limits, and objections with answers',
    html: [
      paragraphs(
        'We showed a draft to nine people who had reason to dislike it. These are the objections that we could not wave away, with what we found when we went back to the data.',
      ),
      heading('“A delay is not visible until the third month is over.”'),
      paragraphs(
        `True, and the best of them. On the evening of the first month-end a clerk would have had a figure below 0.92 and no means of knowing that two more would follow. We counted again from the end of the third month. Of the ${waited.count} projects ${third.count} (${percent(third.share)}) had still not reported, and they went on for a median of ${decimal(third.median)} weeks. The others had spoken while the matter could be called open. So the strict reading takes away two projects in five, and the wait of those that remain is as long as the whole had been before.`,
      ),
      heading('“The index cries wolf.”'),
      paragraphs(
        `It does, less often than I had expected. Of the ${f.inTime} projects that finished in time, or less than four weeks after it, ${falseAlarms} (${percent(falseAlarms / f.inTime)}) also had three low months at some point and recovered. Together with the ${visible} late ones that makes ${visible + falseAlarms} projects with such a run, and ${percent(f.runsThatWereLate)} of them ended late. Someone who reported at every run would therefore be wrong about once in eight, in organisations where ${percent(f.lateShare)} of projects are late. Where fewer are, it would be more often.`,
      ),
      heading('“You chose 0.92 because it works.”'),
      paragraphs(
        'It was fixed beforehand, for the reason given in chapter 3, and no other threshold was tried on these projects. A stricter one would give shorter intervals, fewer false alarms and more projects that were ahead. The data have one visible date for each project, so that this is something a reader can’t check with them; with records of your own you can, by changing a number in the query of chapter 10.',
      ),
      heading('“Status is a guess, so the index is one too.”'),
      paragraphs(
        'Per cent complete is rounded and optimistic, as an earlier paper of ours on fives and nineties showed. If it is too high in the middle of a project, earned schedule is too high, and the delay was visible later than it might have been with honest figures. The intervals here are then too short. It is an error that works against our finding.',
      ),
      heading('“These are your customers.”'),
      paragraphs(
        `They are, and they agreed to take part. An organisation that keeps monthly status for years, and that lets a vendor look at it, is tidier than most; I should think that intervals elsewhere are longer, and can’t show it. We also gain if readers conclude that dates ought to be watched. For that reason every figure comes with the rows from which it was counted.`,
      ),
      heading('“Fifty-seven organisations are not five hundred projects.”'),
      paragraphs(
        `Projects of one organisation resemble each other, and an interval that treats them as strangers is too narrow. Leaving out each organisation in turn (chapter 6) is a rough test, which the cost passes. For the committee there is no such comfort: whether there is one is a property of the organisation, so that ${f.committee.yes.count} projects against ${f.committee.no.count} are in truth ${f.committee.organisations} organisations against ${f.organisations - f.committee.organisations}. A reader should take that difference as a strong hint.`,
      ),
      heading('“You looked at many things and report three.”'),
      paragraphs(
        'We looked at seven: committee, public date, gate, sector, method, experience, reading. All seven are in this paper, four of them as differences that are not there. With seven looks, one in twenty that is due to chance has a fair opportunity to occur once; it would hardly occur three times, at this size.',
      ),
      heading('What we should have liked to have'),
      bullets(
        'The projects that were stopped. They leave no finish to be late against.',
        'The day on which someone first said it aloud, in a corridor. It is in no record.',
        'An experiment: two sets of projects, drawn by lot, of which one reports a low index within a month without a paper to anyone. It would settle more than another thousand rows.',
      ),
    ].join(''),
  }
}

export function repeating(f: Figures): Chapter {
  const name = 'the-price-of-knowing-late'
  return {
    title: 'How to repeat it',
    html: [
      paragraphs(
        `There are two things to repeat: our counting, with our data, and the study, with yours. The first takes five minutes, the second an afternoon.`,
      ),
      heading('Our counting'),
      steps(
        `Put <code>${name}.csv</code> and <code>${name}.sql</code> into one folder. The first has a row for each of the ${f.late} late projects; appendix A names its columns. The second holds the counts of all ${whole(f.all)} projects and the checks.`,
        'Run SQLite (3.32 or later), which costs nothing and is on most machines already:',
      ),
      code(`sqlite3 :memory: ".import --csv ${name}.csv project" \\
  ".read ${name}.sql"`),
      paragraphs(
        'It lists each figure with what this paper states, what the data come to and whether the two agree. The outcome and the weeks of every row are calculated anew from its two dates. Change a date in the file, run it again, and see which figures differ: a check that cannot fail is worth nothing.',
      ),
      heading('Your own records, by hand'),
      steps(
        'List your projects of the last three years that finished more than four weeks after their first approved baseline. Take all of them. Ten that someone remembers are ten that someone remembers.',
        'For each, write down SPI(t) at every month-end. If your product does not keep it: find the week by which the plan wanted as much done as was done, and divide by the week in which you are.',
        'Mark the first of three low months in a row. That is the visible date. Leave it empty if there is none.',
        'From the log of forecasts take the first day on which the finish stood more than 28 days after the baseline. Use the forecast that the board saw, even if a truer one was kept in a drawer.',
        'Enter name, final cost and both dates into the spreadsheet that comes with this paper, columns A to D, one project to a row, up to a hundred. Columns E to G give the weeks, the share of the cost at the rate in B2, and the amount; the last row has the median and the sum. Write over B2 if you have a rate of your own.',
      ),
      heading('Your own records, by query'),
      paragraphs(
        'If your status, forecasts and baselines are in tables, one statement finds both dates. It expects <code>status</code> (project, month_end, spi_t), <code>forecast</code> (project, recorded, finish) and <code>baseline</code> (project, finish), with dates as 2023-06-13:',
      ),
      code(OWN_RECORDS_SQL),
      paragraphs(
        'Projects without a visible date come last, with nothing for the weeks; those with a negative number were ahead. Change 0.92 or 28 and run it again: how far does your median move? If it moves a lot, say so when you show it.',
        'Then take the ten longest intervals and ask of each who had opened the report in the month when the index first fell below 0.92. Ask it as a question about the route that the news had to take. You will be told more.',
      ),
    ].join(''),
  }
}

export function columns(): Chapter {
  return {
    title: 'Appendix A: columns of the data',
    html: table(
      'One row for each late project; dates as 2023-06-13',
      [['Column', 'Holds'], ...COLUMNS.map(({ name, about }) => [name, about])],
      2,
      'close',
    ),
  }
}

export function counted(counts: readonly Count[]): Chapter {
  const of = (some: readonly Count[]) =>
    `${whole(sumOf(some, 'projects'))} (${sumOf(some, 'late')})`
  const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`
  const row = (name: string, some: readonly Count[]) => [
    name,
    ...YEARS.map((year) => of(some.filter((count) => count.year === year))),
    of(some),
    String(sumOf(some, 'falseAlarms')),
  ]
  return {
    title: 'Appendix B: projects by sector and year',
    html: [
      table(
        'Projects by year of their finish, late ones in brackets',
        [
          ['Sector', ...YEARS.map(String), 'All', 'False alarms'],
          ...SECTORS.map((sector) =>
            row(
              capital(sector),
              counts.filter((count) => count.sector === sector),
            ),
          ),
          row('All', counts),
        ],
        1,
        'close',
      ),
      paragraphs(
        'False alarms are projects in time, or less than four weeks late, whose SPI(t) stood below 0.92 for three months running. Projects that were not late have no rows in the data.',
      ),
    ].join(''),
  }
}

export function adjustment(f: Figures): Chapter {
  const { groups, withoutLike, alone, adjusted, change, manager } = f.cost
  return {
    title: 'Appendix C: how the cost was adjusted',
    html: [
      paragraphs(
        `Each of the ${f.waited.count} projects that waited belongs to one of ${groups} groups: sector (six), band of baseline cost (four), delay over planned time (under 15%, 15% to 30%, over 30%). Not every combination occurs, and ${inWords(withoutLike)} projects are alone in theirs; these tell us nothing and do no harm.`,
        'From the final cost in per cent of the baseline (y), the weeks of silence (w), the approved changes (c) and the changes of the manager (m) of each project we subtract the mean of its group. What is left compares a project with its like only. The figure without allowances is the slope of y on w by least squares, <code>Σwy ÷ Σww</code>. The figure with allowances is the slope on w in the plane that fits y to w, c and m together; it solves the three normal equations',
      ),
      code(
        [
          'a·Σww + b·Σwc + d·Σwm = Σwy',
          'a·Σwc + b·Σcc + d·Σcm = Σcy',
          'a·Σwm + b·Σcm + d·Σmm = Σmy',
        ].join('\n'),
      ),
      paragraphs(
        `for a, by Cramer’s rule in the SQL. The result is a = ${adjusted.slope.toFixed(2)}, with b = ${change.toFixed(2)} for a change and d = ${manager.toFixed(2)} for a new manager; without allowances it is ${alone.slope.toFixed(2)}. Intervals are ±1.96 standard errors, with ${f.waited.count - groups - 3} degrees of freedom for the plane (${f.waited.count} projects, less ${groups} means, less three slopes).`,
        'Groups were compared by their ranks (chapter 8) with the test of Kruskal and Wallis, which asks nothing of the shape of a distribution. Quartiles are interpolated between neighbours.',
      ),
    ].join(''),
  }
}
