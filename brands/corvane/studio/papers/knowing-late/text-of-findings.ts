import {
  bullets,
  type Chapter,
  decimal,
  figure,
  heading,
  inWords,
  paragraphs,
  percent,
  table,
} from '../paper-html.ts'
import { costChart, slopesChart } from './charts-of-cost.ts'
import {
  committeeChart,
  distributionChart,
  gateChart,
  noDifferenceChart,
  publicDateChart,
} from './charts-of-waiting.ts'
import type { Figures } from './figures.ts'
import type { LateProject } from './late-project.ts'

export function waiting(f: Figures, late: readonly LateProject[]): Chapter {
  const { waited, ahead, sameMonth } = f
  return {
    title: 'How long delays wait',
    html: [
      table('Seven late projects in ten could have been seen to be late before they said so', [
        ['', 'Projects', 'Share', 'Median cost over baseline'],
        [
          'Visible before it was reported',
          String(waited.count),
          percent(waited.share),
          `${decimal(f.waitedCost)}%`,
        ],
        [
          'Reported before it was visible',
          String(ahead.count),
          percent(ahead.share),
          `${decimal(ahead.cost)}%`,
        ],
        [
          'In the same month',
          String(sameMonth.count),
          percent(sameMonth.share),
          `${decimal(sameMonth.cost)}%`,
        ],
        ['All late projects', String(f.late), '100%', ''],
      ]),
      paragraphs(
        `In the first group the median interval is ${inWords(waited.median)} weeks. The middle half lies between ${decimal(waited.q1)} and ${waited.q3} weeks, and ${waited.over23} projects, a quarter of the group, waited for more than ${waited.q3}. Among these are ${waited.over52} that waited for more than a year. The longest interval is ${decimal(waited.longest)} weeks, in a programme that had been planned for several years, and I went back to its records twice because I did not believe it.`,
      ),
      figure(
        'The commonest wait is four to eight weeks, and the tail is long',
        distributionChart(late, f),
        `Late projects, by weeks between visible and reported in steps of four; ${f.visible} of ${f.late}, since ${ahead.neverVisible} never became visible.`,
      ),
      paragraphs(
        `The distribution has a long right tail, as times of waiting tend to have: on a scale of logarithms it would be a bell. Two remarks on its shape. A mean would be misleading here, since a few long silences pull it far above what most projects did, and we give none. And the peak is where one would put it if nothing but paperwork stood between seeing and saying: ${waited.upTo4} projects reported within four weeks, and a month or two is what it takes to check a figure, write a page and find a date with a board.`,
        'So there is a part of the interval that is procedure, and it would be wrong to call it silence. How large is it? Nobody has recorded it. A reader who thinks six weeks a fair time to check, to write and to meet may subtract six from everything that follows; the median is then five, and the tail is still the tail.',
        `The last column of the table invites a conclusion and should not be given one yet. Projects that waited ended ${decimal(f.waitedCost)}% above their baselines and those that reported in the same month ${decimal(sameMonth.cost)}%; but projects that waited were also later, larger and changed more often. Chapter 6 compares like with like.`,
      ),
    ].join(''),
  }
}

export function waiters(f: Figures, late: readonly LateProject[]): Chapter {
  const { committee, publicDate, gate, neither, publicOnly, committeeOnly, both } = f
  const more = publicOnly.median / neither.median
  const moreWithCommittee = both.median / committeeOnly.median
  return {
    title: 'Who waits longer',
    html: [
      paragraphs(
        `Of everything that we recorded about the ${f.waited.count} projects that waited, three things went with a longer interval by more than chance would explain. What made no difference is in chapter 8.`,
      ),
      heading('A committee that asks for a paper'),
      paragraphs(
        `At ${committee.organisations} of the ${f.organisations} organisations a forecast that moves by more than an agreed amount needs a paper to the executive: what happened, who knew, what will be done. The median interval there was ${committee.yes.median} weeks, over ${committee.yes.count} projects. At the other ${f.organisations - committee.organisations} it was ${inWords(committee.no.median)}, over ${committee.no.count}.`,
      ),
      figure(
        'After sixteen weeks half are still silent with a committee, and a quarter without one',
        committeeChart(late, f),
        `Share of projects not yet reported, by weeks since the delay was visible; ${committee.yes.count} with a committee and ${committee.no.count} without.`,
      ),
      paragraphs(
        'The two curves part in the first weeks and never meet again. If the paper merely took time to write, one would expect them to run side by side, some weeks apart, from the moment it was written; instead the distance between them grows, as it would if people were waiting for something else: for a recovery, perhaps, that would make the paper unnecessary. That is a guess. What the figures support is narrower, namely that a rule meant to bring bad news to the top is found where bad news takes twice as long.',
        'It may be that such rules are made where forecasts had been unreliable already, and then the committee is the scar and not the wound. We know for how long the rule had been in force at eleven of the organisations only, which is too few to compare before with after.',
      ),
      heading('A date that the public knows'),
      paragraphs(
        `For ${publicDate.yes.count} of the projects the finish had been announced outside the organisation, as an opening, a launch or a date in a law. Their median interval is ${publicDate.yes.median} weeks against ${publicDate.no.median} for the others, a difference of ${inWords(publicDate.yes.median - publicDate.no.median)}. Since a committee and a public date may occur together, we looked at all four cases.`,
      ),
      figure(
        'A committee and a public date together go with three times the wait',
        publicDateChart(f),
        `${f.waited.count} projects that waited; the number of each kind stands before its bar.`,
      ),
      paragraphs(
        `The public date seems to multiply more than it adds. Without a committee it takes the median from ${decimal(neither.median)} weeks to ${decimal(publicOnly.median)}, with one from ${decimal(committeeOnly.median)} to ${decimal(both.median)}, and that is ${more.toFixed(1)} times in the first case and ${moreWithCommittee.toFixed(1)} times in the second. The group with both has ${both.count} projects, so that its median might easily have come out five weeks higher or lower. One would like to see it repeated before building a rule on it.`,
      ),
      heading('A gate in sight'),
      paragraphs(
        `Projects wait for the gate. Of the ${f.waited.count} reports ${gate.count} (${percent(gate.share)}) came in the 31 days before one, when the truth was due to come out anyway. How many would come there by chance? A project with a gate every half year spends about a sixth of its days in the month before one; summed over the projects as they were, with the gates that each of them had, the share is ${percent(gate.expectedShare)}.`,
      ),
      figure(
        'Reports gather before gates, more than two and a half times as thickly as by chance',
        gateChart(f),
        `${f.waited.count} reports of projects that waited. By lot: gates × 30.4 days, over the days of each project.`,
      ),
      paragraphs(
        `Those who reported before a gate had waited for a median of ${decimal(gate.yes.median)} weeks and the others for ${inWords(gate.no.median)}. This could be read as praise of gates, which after all got the news out. It could also be read as a calendar: where the next gate is half a year away, so is the news. The figures fit both, and I do not see how to choose between them without moving a gate.`,
      ),
    ].join(''),
  }
}

export function costs(f: Figures, late: readonly LateProject[]): Chapter {
  const { alone, adjusted, change, manager, groups, withoutLike, leastWithout, mostWithout } =
    f.cost
  return {
    title: 'What a week costs',
    html: [
      paragraphs(
        `Does it matter when a delay is reported, if the project is late in either case? We compared each of the ${f.waited.count} projects with those like it: in the same sector, in the same of four bands of cost, and in the same of three degrees of delay (under 15% of the planned time, 15% to 30%, more). There are ${groups} such groups. Within each of them we asked whether those that had been silent for longer had ended further above their baselines than those that had not.`,
        `They had. With every week of silence the final cost was ${alone.slope.toFixed(2)}% of the baseline higher.`,
      ),
      figure(
        'Among like projects, longer silence goes with higher cost',
        costChart(late, f),
        `${f.waited.count} projects that waited, each as the distance from the mean of its group; yellow: means of twelfths. Some points lie outside. Broken line: like with like; full line: changes and managers allowed for.`,
      ),
      heading('A smaller figure'),
      paragraphs(
        `But a project may be silent and dear for a common reason. We could think of two that we had records of: approved changes, since a project whose scope is being reopened has both an excuse for an unsettled forecast and a reason for a higher bill; and a change of manager, since a new one needs time to believe the figures and money to do things differently. Both went with longer silence, and both with higher cost: an approved change with ${change.toFixed(1)}%, a new manager with ${manager.toFixed(1)}%.`,
        `Allowing for both takes the figure from ${alone.slope.toFixed(2)}% to <strong>${adjusted.slope.toFixed(2)}%</strong> a week. Its 95% interval runs from ${adjusted.low.toFixed(2)} to ${adjusted.high.toFixed(2)}. Leaving out each organisation in turn moves it between ${leastWithout.toFixed(2)} and ${mostWithout.toFixed(2)}, so that it does not hang on any one of them.`,
      ),
      figure(
        'Allowing for changes and managers takes a quarter of the figure away',
        slopesChart(f),
        `Least squares within groups of like projects; ${f.waited.count} projects that waited. Appendix C has the method.`,
      ),
      paragraphs(
        `Over the median wait of eleven weeks ${adjusted.slope.toFixed(2)}% a week makes ${f.cost.elevenWeeks}%. For a project of £4m that is £136,000. For one of £20m it would be £680,000, although only a few of our projects are as large and I would trust the figure less there.`,
      ),
      heading('What this cannot show'),
      bullets(
        '<strong>It is an association.</strong> No one was told by lot to keep quiet. Projects that report late may be worse run in ways of which we have no record.',
        `<strong>Further allowances might reduce it.</strong> Two of them took a quarter of it. A third and a fourth, for the quality of the plan or the standing of the supplier, could take more. We are confident that it is not nought; we would not defend the second decimal.`,
        '<strong>It may run backwards.</strong> A project that sees its cost rising has a reason to be silent about its date, and then the money would cause the weeks.',
        `<strong>It is an average slope.</strong> Nothing here says that the twelfth week costs what the second does. The yellow points suggest a straight line, but with ${withoutLike === 0 ? 'few' : inWords(withoutLike)} projects that have no like at all and many groups of three or four, a bend would be hard to see.`,
      ),
      paragraphs(
        'Why might silence cost anything? The notes suggest two ways, and we have counted neither. Work that has been overtaken by events goes on being done, because no one has said so. And the choices that were open when the delay was small, another shift, another order of work, a smaller scope, are closed one by one, until what remains is the dearest.',
      ),
    ].join(''),
  }
}

export function sameForAll(f: Figures): Chapter {
  const { sector, method, experience, opened } = f
  const [read, unread] = opened.groups
  const outOf = (pValue: number) => `${Math.round(pValue * 100)} times in a hundred`
  return {
    title: 'What made no difference',
    html: [
      paragraphs(
        'A result that is not there deserves a figure as much as one that is. For each of four things we compared the intervals of the groups by their ranks and asked how often groups of the same kind, drawn from one pot, would differ by as much.',
      ),
      bullets(
        `<strong>Sector.</strong> Medians run from ${decimal(Math.min(...sector.groups.map(({ median }) => median)))} to ${decimal(Math.max(...sector.groups.map(({ median }) => median)))} weeks. Chance would do as much ${outOf(sector.pValue)}.`,
        `<strong>Method.</strong> Projects run in stages, in iterations or in both wait for about as long; ${outOf(method.pValue)}. Iterations may show a delay sooner; whether it is said sooner is another matter.`,
        `<strong>Experience of the manager.</strong> Those with more than ten years waited for a median of ${decimal(experience.groups[2]?.median ?? 0)} weeks, those with under five for ${decimal(experience.groups[0]?.median ?? 0)}; ${outOf(experience.pValue)}.`,
        `<strong>Reading.</strong> Where the report with the index had been opened in its first low month the median is ${decimal(read?.median ?? 0)} weeks, elsewhere ${decimal(unread?.median ?? 0)}; ${outOf(opened.pValue)}.`,
      ),
      figure(
        'Four things that one might have blamed, and that do not tell short waits from long ones',
        noDifferenceChart(f),
        `${f.waited.count} projects that waited; the number of each group stands before its bar.`,
      ),
      paragraphs(
        `The last comparison is the one that concerns us, since we sell the report. In ${opened.late} of the ${f.late} late projects (${percent(opened.lateShare)}) it had been opened in the month in which the index first fell below 0.92. People had looked. There is no evidence in these data that a tool shortens the interval: all ${f.organisations} organisations had one, ours, and all had the index on a screen.`,
        `What does the absence of a difference show? That it is small, if there is one. In the comparison by reading, with ${read?.count ?? 0} projects on either side, a difference of a third between the medians would probably have been seen, while one of a tenth could hide. Among the sectors, with fewer than a hundred projects each, even a third might.`,
      ),
    ].join(''),
  }
}

export function knewBefore(f: Figures): Chapter {
  const { ahead } = f
  return {
    title: `The ${ahead.count} who knew before the figures did`,
    html: [
      paragraphs(
        `In ${ahead.count} projects the official forecast moved before the index gave any reason for it. For ${ahead.seen} of them the index followed, after a median of ${decimal(ahead.lead)} weeks. For the other ${ahead.neverVisible} it never did: their delays were small against their length, and a plan of two years that ends six weeks late may keep its SPI(t) above 0.92 to the last day. (The rule of three months at 0.92 has that blind spot, and in long projects it is a large one.)`,
        'This group deserves respect. Here a manager knew something that the figures did not: a supplier’s letter, a resignation, a permit that was not going to come. The notes of these forecasts are longer than those of the others, and they name a cause and a day. An index cannot replace such people. It counts what has been done, and they had heard about what would not be.',
        `Their projects ended ${decimal(ahead.cost)}% above the baseline in the middle case, against ${decimal(f.waitedCost)}% for those that waited. It is tempting to say that candour paid. But a project whose delay is small enough to escape the index was less late to begin with, and cost follows lateness; the two groups differ in too much for a comparison.`,
        `One thing can be said. If what a manager hears is worth eight weeks, then an office that looks at the index alone throws those weeks away. Of the ${ahead.organisations} organisations with at least five late projects ${ahead.withSome} have one or more in this group, so that the gift is spread rather widely. Who at your place would you have to ask, and would they be thanked?`,
      ),
    ].join(''),
  }
}
