import type { TimelineEntry } from '@prospectus/content/schema/blocks/timeline'

/** A step on the scale; `start` and `length` are percent of it, `row` is that of the label. */
interface Mark {
  readonly uid: string
  readonly label: string | undefined
  readonly start: number
  readonly length: number
  readonly row: 0 | 1
}

type Entries = readonly Pick<TimelineEntry, 'uid' | 'from' | 'until' | 'mark'>[]

/** Labels closer together would overlap on a phone. */
const MIN_LABEL_GAP_PERCENT = 17
const ROW_HEIGHT_PX = 18

/** Steps that have dates, earliest first; empty unless the dates differ (BLOCK-5). */
export function marksOf(entries: Entries): readonly Mark[] {
  const placed = entries
    .flatMap(({ from, ...entry }) => (from === undefined ? [] : [{ ...entry, from }]))
    .map((entry) => ({ ...entry, until: Math.max(entry.from, entry.until ?? entry.from) }))
    .sort((a, b) => a.from - b.from)
  const scaleStart = Math.min(...placed.map(({ from }) => from))
  const scaleLength = Math.max(...placed.map(({ until }) => until)) - scaleStart
  if (placed.length < 2 || !(scaleLength > 0)) return []
  const percent = (value: number) => Math.round((value / scaleLength) * 1e4) / 100
  const marks: Mark[] = []
  for (const { uid, mark, from, until } of placed) {
    const place = percent(from - scaleStart)
    const previous = marks.findLast(({ row }) => row === 0)
    marks.push({
      uid,
      label: mark,
      start: place,
      length: percent(until - from),
      row: previous !== undefined && place - previous.start < MIN_LABEL_GAP_PERCENT ? 1 : 0,
    })
  }
  return marks
}

/** The steps as ticks and bars to scale. Decorative: the steps below say the same in words. */
export function TimelineScale({ entries }: { readonly entries: Entries }) {
  const marks = marksOf(entries)
  if (marks.length === 0) return null
  const rows = Math.max(...marks.map(({ row }) => row)) + 1
  return (
    <svg
      className="timeline-scale"
      width="100%"
      height={26 + rows * ROW_HEIGHT_PX}
      aria-hidden="true"
      focusable="false"
    >
      <line x2="100%" y1="14" y2="14" />
      {marks.map(({ uid, label, start: place, length, row }) => (
        <g key={uid}>
          {length > 0 && <rect x={`${place}%`} y="8" width={`${length}%`} height="6" />}
          <line x1={`${place}%`} x2={`${place}%`} y1="6" y2={20 + row * ROW_HEIGHT_PX} />
          {label !== undefined && (
            <text
              x={`${place}%`}
              y={36 + row * ROW_HEIGHT_PX}
              textAnchor={place > 90 ? 'end' : 'start'}
            >
              {label}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
