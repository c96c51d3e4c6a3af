import type { TimelineEntry } from '@prospectus/content/schema/blocks/timeline'

/** A step on the scale. `start` and `length` are percentages of the scale; with `row` 1 the label is above the line. */
interface Mark {
  readonly uid: string
  readonly label: string | undefined
  readonly start: number
  readonly length: number
  readonly row: 0 | 1
}

type Entries = readonly Pick<TimelineEntry, 'uid' | 'from' | 'until' | 'mark'>[]

/** Widths on a phone, as percentages of the scale: of a letter, and of the gap between two labels. */
const LETTER_PERCENT = 2.5
const GAP_PERCENT = 3

/** Steps that have dates, earliest first; empty unless the dates differ (BLOCK-5). */
export function marksOf(entries: Entries): readonly Mark[] {
  const datedEntries = entries
    .flatMap(({ from, ...entry }) => (from === undefined ? [] : [{ ...entry, from }]))
    .map((entry) => ({ ...entry, until: Math.max(entry.from, entry.until ?? entry.from) }))
    .sort((a, b) => a.from - b.from)
  const scaleStart = Math.min(...datedEntries.map(({ from }) => from))
  const scaleLength = Math.max(...datedEntries.map(({ until }) => until)) - scaleStart
  if (datedEntries.length < 2 || !(scaleLength > 0)) return []
  const percent = (value: number) => Math.round((value / scaleLength) * 1e4) / 100
  const marks: Mark[] = []
  for (const { uid, mark, from, until } of datedEntries) {
    const start = percent(from - scaleStart)
    const previous = marks.findLast(({ row }) => row === 0)
    marks.push({
      uid,
      label: mark,
      start,
      length: percent(until - from),
      row: previous !== undefined && start < labelEnd(previous) + GAP_PERCENT ? 1 : 0,
    })
  }
  return marks
}

function labelEnd({ start, label = '' }: Pick<Mark, 'start' | 'label'>): number {
  return start + label.length * LETTER_PERCENT
}

/** The steps as ticks and bars to scale. Decorative: the steps below say the same in words. */
export function TimelineScale({ marks }: { readonly marks: readonly Mark[] }) {
  const y = marks.some(({ row }) => row === 1) ? 32 : 14
  return (
    <svg
      className="timeline-scale"
      width="100%"
      height={y + 30}
      aria-hidden="true"
      focusable="false"
    >
      <line x2="100%" y1={y} y2={y} />
      {marks.map(({ uid, label, start, length, row }) => (
        <g key={uid}>
          {length > 0 && <rect x={`${start}%`} y={y - 3} width={`${length}%`} height="6" />}
          <line x1={`${start}%`} x2={`${start}%`} y1={y - 6} y2={y + 6} />
          {label !== undefined && (
            <text
              x={`${start}%`}
              y={row === 1 ? y - 12 : y + 22}
              textAnchor={labelEnd({ start, label }) > 100 ? 'end' : 'start'}
            >
              {label}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
