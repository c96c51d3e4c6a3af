import type { TimelineEntry } from '@prospectus/content/schema/blocks/timeline'

/** A step on the scale: its place and length in percent of the whole, and the row of its label. */
interface Mark {
  readonly uid: string
  readonly label: string | undefined
  readonly place: number
  readonly length: number
  readonly row: 0 | 1
}

type Entries = readonly Pick<TimelineEntry, 'uid' | 'from' | 'until' | 'mark'>[]

/** Labels that start closer together than this, in percent, would overlap on a phone. */
const LABEL_ROOM = 17
const ROW_HEIGHT = 18

/** Steps with a place on the scale, earliest first; none with fewer than two different places (BLOCK-5). */
export function marksOf(entries: Entries): readonly Mark[] {
  const placed = entries
    .flatMap(({ from, ...entry }) => (from === undefined ? [] : [{ ...entry, from }]))
    .map((entry) => ({ ...entry, until: Math.max(entry.from, entry.until ?? entry.from) }))
    .sort((a, b) => a.from - b.from)
  const start = Math.min(...placed.map(({ from }) => from))
  const length = Math.max(...placed.map(({ until }) => until)) - start
  if (placed.length < 2 || !(length > 0)) return []
  const percent = (value: number) => Math.round((value / length) * 1e4) / 100
  const marks: Mark[] = []
  for (const { uid, mark, from, until } of placed) {
    const place = percent(from - start)
    const before = marks.findLast(({ row }) => row === 0)
    marks.push({
      uid,
      label: mark,
      place,
      length: percent(until - from),
      row: before !== undefined && place - before.place < LABEL_ROOM ? 1 : 0,
    })
  }
  return marks
}

/** The steps as ticks and bars at their true distances. Decoration: the steps below say the same in words. */
export function TimelineScale({ entries }: { readonly entries: Entries }) {
  const marks = marksOf(entries)
  if (marks.length === 0) return null
  const rows = Math.max(...marks.map(({ row }) => row)) + 1
  return (
    <svg
      className="timeline-scale"
      width="100%"
      height={26 + rows * ROW_HEIGHT}
      aria-hidden="true"
      focusable="false"
    >
      <line x2="100%" y1="14" y2="14" />
      {marks.map(({ uid, label, place, length, row }) => (
        <g key={uid}>
          {length > 0 && <rect x={`${place}%`} y="8" width={`${length}%`} height="6" />}
          <line x1={`${place}%`} x2={`${place}%`} y1="6" y2={20 + row * ROW_HEIGHT} />
          {label !== undefined && (
            <text
              x={`${place}%`}
              y={36 + row * ROW_HEIGHT}
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
