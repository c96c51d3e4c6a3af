import type { TimelineEntry } from '@prospectus/content/schema/blocks/timeline'

/** A step on the scale. `start` and `length` are percentages of the scale. */
interface Mark {
  readonly uid: string
  readonly label: string | undefined
  readonly start: number
  readonly length: number
  /** Where the label is raised, because it would overlap one before it. */
  readonly raised: { readonly narrow: boolean; readonly wide: boolean }
}

type Entries = readonly Pick<TimelineEntry, 'uid' | 'from' | 'until' | 'mark'>[]

/** Widths of a letter and of the gap between two labels, as percentages of the scale. */
const NARROW = { letter: 2.5, gap: 3 } as const
/** From a width of 64 rem on, where the scale is 930 px wide or more. */
const WIDE = { letter: 1, gap: 1.2 } as const

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
  const marks = datedEntries.map(({ uid, mark, from, until }) => ({
    uid,
    label: mark,
    start: percent(from - scaleStart),
    length: percent(until - from),
  }))
  const narrow = raisedLabels(marks, NARROW)
  const wide = raisedLabels(marks, WIDE)
  return marks.map((mark) => ({
    ...mark,
    raised: { narrow: narrow.has(mark.uid), wide: wide.has(mark.uid) },
  }))
}

type Label = Pick<Mark, 'uid' | 'start' | 'label'>

/** Uids of the steps whose labels would overlap the last label before them that is not raised. */
function raisedLabels(labels: readonly Label[], { letter, gap }: { letter: number; gap: number }) {
  const raised = new Set<string>()
  let previousEnd = Number.NEGATIVE_INFINITY
  for (const { uid, start, label = '' } of labels) {
    if (label === '') continue
    const width = label.length * letter
    const from = endsAtTick({ start, label }) ? start - width : start
    if (from < previousEnd + gap) raised.add(uid)
    else previousEnd = from + width
  }
  return raised
}

/** True if a label ends at its tick, because there is no room after the tick on a phone. */
function endsAtTick({ start, label = '' }: Pick<Label, 'start' | 'label'>): boolean {
  return start + label.length * NARROW.letter > 100
}

/** The steps as ticks and bars to scale. Decorative: the steps below say the same in words. */
export function TimelineScale({ marks }: { readonly marks: readonly Mark[] }) {
  const y = marks.some(({ raised }) => raised.narrow || raised.wide) ? 42 : 24
  return (
    <svg
      className="timeline-scale"
      width="100%"
      height={y + 8}
      aria-hidden="true"
      focusable="false"
    >
      <line x2="100%" y1={y} y2={y} />
      {marks.map((mark) => (
        <g key={mark.uid}>
          {mark.length > 0 && (
            <rect x={`${mark.start}%`} y={y - 3} width={`${mark.length}%`} height="6" />
          )}
          <line x1={`${mark.start}%`} x2={`${mark.start}%`} y1={y - 6} y2={y + 6} />
          {mark.label !== undefined && (
            <text
              className={raisedClass(mark)}
              x={`${mark.start}%`}
              y={y - 12}
              textAnchor={endsAtTick(mark) ? 'end' : 'start'}
            >
              {mark.label}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

function raisedClass({ raised: { narrow, wide } }: Mark): string | undefined {
  if (narrow) return wide ? 'timeline-raised' : 'timeline-raised-narrow'
  return wide ? 'timeline-raised-wide' : undefined
}

interface TimelineLeadersProps {
  readonly marks: readonly Mark[]
  /** All steps, in the order of their columns. */
  readonly entries: readonly Pick<TimelineEntry, 'uid'>[]
}

/** Lines from the ticks to the columns of their steps, where all steps stand in one row. */
export function TimelineLeaders({ marks, entries }: TimelineLeadersProps) {
  return (
    <svg className="timeline-leaders" width="100%" height="40" aria-hidden="true" focusable="false">
      {marks.map(({ uid, start }) => {
        const column = entries.findIndex((entry) => entry.uid === uid) / entries.length
        return <line key={uid} x1={`${start}%`} x2={`${column * 100}%`} y2="40" />
      })}
    </svg>
  )
}
