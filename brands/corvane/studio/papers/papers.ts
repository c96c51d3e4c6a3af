import { blankBoardPaper, parts } from './blank-board-paper.ts'
import { boardPaper } from './board-paper.ts'
import { chaptersOf } from './knowing-late/chapters.ts'
import { checksSql } from './knowing-late/checks-sql.ts'
import { countsOf } from './knowing-late/counts.ts'
import { csvOf } from './knowing-late/csv.ts'
import { lateProjects } from './knowing-late/projects.ts'
import type { Paper, Specimen, Template } from './paper.ts'
import { bullets, heading, paragraphs } from './paper-html.ts'

function knowingLate(): Paper {
  const name = 'the-price-of-knowing-late'
  const late = lateProjects()
  const counts = countsOf(late)
  return {
    story: `whitepapers/${name}`,
    name,
    chapters: chaptersOf(late, counts),
    about: [
      heading('What comes with this paper'),
      bullets(
        `<strong>${name}.csv</strong>, the data: ${late.length} late projects, one to a row. Appendix A names the columns.`,
        `<strong>${name}.sql</strong>, the checks: every figure of the paper from the data, in one run of SQLite.`,
        '<strong>weeks-of-silence.xlsx</strong>, a spreadsheet that counts the weeks of a hundred projects of your own.',
      ),
      paragraphs(
        'You may pass all four files on, quote from them with their source, and use the data for whatever you like. If you find a mistake, I should be grateful to hear of it: it will be corrected with your name, or without it, as you prefer. – Oona Byrne, Corvane',
      ),
    ].join(''),
    texts: [
      {
        name: `${name}.csv`,
        label: `The data, ${late.length} projects (CSV)`,
        text: csvOf(late),
      },
      {
        name: `${name}.sql`,
        label: 'The checks of every figure (SQL)',
        text: checksSql(counts, `${name}.csv`),
      },
    ],
  }
}

/** Documents that stories describe, as their readers would get them. */
export const specimens: readonly Specimen[] = [
  {
    story: 'guidebooks/a-board-paper-on-projects',
    name: 'board-paper-specimen',
    label: (pages) => `The specimen as the board gets it, ${pages} pages (PDF)`,
    page: boardPaper,
  },
]

/** Documents to fill in. */
export const templates: readonly Template[] = [
  {
    story: 'guidebooks/a-board-paper-on-projects',
    name: 'board-paper-blank.docx',
    label: 'The paper to fill in, blank (DOCX)',
    source: JSON.stringify(parts),
    make: blankBoardPaper,
  },
]

/** All papers of the brand. */
export function papers(): readonly Paper[] {
  return [knowingLate()]
}
