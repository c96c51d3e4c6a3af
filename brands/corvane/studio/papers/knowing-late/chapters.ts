import type { Chapter } from '../paper-html.ts'
import type { Count } from './counts.ts'
import { figuresOf } from './figures.ts'
import type { LateProject } from './late-project.ts'
import { costs, knewBefore, sameForAll, waiters, waiting } from './text-of-findings.ts'
import { adjustment, columns, counted, limits, repeating } from './text-of-limits.ts'
import { definitions, measured, question, summary } from './text-of-method.ts'

/** The chapters of “The price of knowing late”, with all figures calculated from its data. */
export function chaptersOf(
  late: readonly LateProject[],
  counts: readonly Count[],
): readonly Chapter[] {
  const figures = figuresOf(late, counts)
  const numbered = [
    question(figures),
    measured(figures),
    definitions(figures),
    waiting(figures, late),
    waiters(figures, late),
    costs(figures, late),
    knewBefore(figures),
    sameForAll(figures),
    limits(figures),
    repeating(figures),
  ].map(({ title, html }, at) => ({ title: `${at + 1} ${title}`, html }))
  return [summary(figures), ...numbered, columns(), counted(counts), adjustment(figures)]
}
