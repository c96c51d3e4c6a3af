import { checksSql } from './knowing-late/checks-sql.ts'
import { countsOf } from './knowing-late/counts.ts'
import { csvOf } from './knowing-late/csv.ts'
import { lateProjects } from './knowing-late/projects.ts'
import type { Paper } from './paper.ts'

const NAME = 'the-price-of-knowing-late'

function knowingLate(): Paper {
  const late = lateProjects()
  return {
    story: `whitepapers/${NAME}`,
    texts: [
      {
        name: `${NAME}.csv`,
        label: `The data, ${late.length} projects (CSV)`,
        text: csvOf(late),
      },
      {
        name: `${NAME}.sql`,
        label: 'The checks of every figure (SQL)',
        text: checksSql(countsOf(late), `${NAME}.csv`),
      },
    ],
  }
}

/** Every paper of the brand. */
export function papers(): readonly Paper[] {
  return [knowingLate()]
}
