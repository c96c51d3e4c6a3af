import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'

/** A heading of the paper, and the sentence to complete below it. */
export interface Part {
  readonly heading: string
  readonly text: string
}

/** The paragraphs of the guidebook's specimen, with gaps for figures, names and dates. */
export const parts: readonly Part[] = [
  {
    heading: 'The board is asked to decide',
    text: 'The board is asked to approve a further £[…] for [project] (total £[…], was £[…]) and to note that [project], forecast £[…] above approval, has moved beyond our stated appetite; a request follows in [month]. No other decision is asked for today.',
  },
  {
    heading: 'Money',
    text: 'Approved £[…]. Spent £[…]. Forecast at completion £[…], £[…] ([…]%) above approval. In [month of the last quarter-end] the forecast was £[…].',
  },
  {
    heading: 'Where it moved',
    text: 'Of the £[…], [project] accounts for £[…], [project] for £[…] and all other projects together for £[…].',
  },
  {
    heading: 'Why',
    text: '[Project]: [a cause with a count, which a later month can disprove]. At this rate it ends in [month] and costs £[…]. We expect [count] from [month]; if [month] shows fewer than [count], we shall come back.',
  },
  {
    heading: 'What could hurt',
    text: 'Exposures of £[…] or more. (1) [Event] beyond [date]: £[…] a month. (2) [Event]: £[…]. (3) [Event], by [date]: £[…].',
  },
  {
    heading: 'Promises from the last meeting',
    text: 'In [month] we said that [number] things would be finished by now. [Number] are: […]. [One] is not; it is expected on [date].',
  },
  {
    heading: 'Stopped',
    text: 'We closed [project] on [date], having spent £[…] of £[…]. [The reason, with a count.] £[…] returns to the reserve.',
  },
]

const COLUMNS = ['£ million', 'Approved', 'Spent', 'Forecast', 'At quarter-end', 'Ends'] as const
const ROWS = ['[Project]', '[Project]', '[Project]', 'Other projects, [number]', 'Total'] as const

/** The board paper of the guidebook to fill in, for a word processor. */
export async function blankBoardPaper(): Promise<Buffer> {
  return await Packer.toBuffer(
    new Document({
      title: 'Projects: paper for the board',
      creator: 'Corvane',
      styles: { default: { document: { run: { font: 'Arial', size: 22 } } } },
      sections: [
        {
          footers: { default: footer() },
          children: [
            new Paragraph({ text: 'Projects: paper for the board', heading: HeadingLevel.TITLE }),
            paragraph('[Organisation], [number] projects. Meeting of [date], figures of [month].'),
            ...parts.flatMap(({ heading, text }, at) => [
              new Paragraph({ text: `${at + 1} ${heading}`, heading: HeadingLevel.HEADING_1 }),
              paragraph(text),
            ]),
            new Paragraph({ text: 'The projects', heading: HeadingLevel.HEADING_1 }),
            projects(),
            paragraph('Agrees to ledger, [month]. Initials on the file copy: ________'),
          ],
        },
      ],
    }),
  )
}

function projects(): Table {
  const cells = (values: readonly string[], bold: boolean) =>
    values.map(
      (text, at) =>
        new TableCell({
          children: [
            new Paragraph({
              alignment: at === 0 ? AlignmentType.LEFT : AlignmentType.RIGHT,
              children: [new TextRun({ text, bold })],
            }),
          ],
        }),
    )
  const blank = COLUMNS.slice(1).map(() => '')
  const line = { style: BorderStyle.SINGLE, size: 4, color: '9AA8B0' }
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: {
      top: line,
      bottom: line,
      insideHorizontal: line,
      left: none,
      right: none,
      insideVertical: none,
    },
    rows: [
      new TableRow({ tableHeader: true, children: cells(COLUMNS, true) }),
      ...ROWS.map((name) => new TableRow({ children: cells([name, ...blank], name === 'Total') })),
    ],
  })
}

function paragraph(text: string): Paragraph {
  return new Paragraph({ text, spacing: { before: 60, after: 160 } })
}

function footer(): Footer {
  const page = new TextRun({ children: [PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] })
  return new Footer({
    children: [new Paragraph({ alignment: AlignmentType.RIGHT, children: [page] })],
  })
}
