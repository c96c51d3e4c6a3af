import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { numberFormat } from '@prospectus/content/messages/number'
import { capacityTotals, percentBooked, type TeamHours } from '@prospectus/portfolio/capacity'
import { hoursMoved } from '@prospectus/portfolio/levelling'
import type { CapacityMessages, PortfolioMessages } from '../messages/messages.ts'
import type { Metric } from './chart.tsx'

export interface HeatMapRow {
  readonly name: string
  /** Percent of capacity booked, by period. */
  readonly load: readonly number[]
}

export interface NamedTeam extends TeamHours {
  readonly name: string
}

export type CapacityMessagesWithLocale = CapacityMessages & Pick<PortfolioMessages, 'locale'>

export function capacityMessagesOf({
  capacity,
  locale,
}: Pick<PortfolioMessages, 'capacity' | 'locale'>): CapacityMessagesWithLocale {
  return { ...capacity, locale }
}

/** Hours by team and week. */
export interface BookedPeriods {
  readonly teams: readonly NamedTeam[]
  /** Number of the first week. */
  readonly firstWeek: number
}

/** State that the server passes to the levelling enhancer as JSON. The enhancer loads its messages itself. */
export interface LevellingState extends BookedPeriods {
  readonly locale: string
}

/**
 * Creates formats for hours, percentages, and weeks; `week` is short, `weekInWords` for sentences, and both take the
 * week's index.
 */
export function capacityFormat(messages: CapacityMessagesWithLocale, firstWeek: number) {
  const number = numberFormat(messages.locale, { maximumFractionDigits: 1 })
  return {
    hours: (value: number) => fillPlaceholders(messages.hours, { hours: number.format(value) }),
    percent: (value: number) => fillPlaceholders(messages.percent, { percent: String(value) }),
    week: (index: number) => fillPlaceholders(messages.week, { week: String(firstWeek + index) }),
    weekInWords: (index: number) =>
      fillPlaceholders(messages.inWords, { week: String(firstWeek + index) }),
  }
}

/** Rows, texts and key figures of a heat map. `teamsNow` are the teams after moves; by default, as booked. */
export function capacitySummary(
  { teams, firstWeek }: BookedPeriods,
  messages: CapacityMessagesWithLocale,
  teamsNow: readonly NamedTeam[] = teams,
) {
  const { hours, percent, week, weekInWords } = capacityFormat(messages, firstWeek)
  const totals = capacityTotals(teamsNow)
  const rows = teamsNow.map(({ name, capacity, booked }) => ({
    name,
    load: booked.map((weekHours) => percentBooked(weekHours, capacity)),
  }))
  const peaks = findPeaks(rows)
  const peak = peaks[0] ?? { name: '', percent: 0, index: 0 }
  const movedHours = hoursMoved(teams, teamsNow)
  const overbookedWeeks = {
    over: String(totals.overbookedWeekCount),
    all: String(totals.teamWeekCount),
  }
  const overbookedHours = hours(totals.overbookedHours)
  const sentences = [
    totals.overbookedHours > 0
      ? fillPlaceholders(messages.reading, {
          ...overbookedWeeks,
          beyond: overbookedHours,
          percent: percent(peak.percent),
          team: peak.name,
          week: weekInWords(peak.index),
        })
      : messages.readingNone,
    movedHours > 0
      ? fillPlaceholders(messages.readingMoved, { hours: hours(movedHours) })
      : undefined,
  ]
  const metrics: readonly Metric[] = [
    {
      term: messages.average,
      value: percent(totals.percent),
      note: fillPlaceholders(messages.ofHours, {
        booked: hours(totals.booked),
        capacity: hours(totals.capacity),
      }),
    },
    {
      term: messages.overbooked,
      value: overbookedHours,
      note: fillPlaceholders(messages.inTeamWeeks, overbookedWeeks),
      ...(totals.overbookedHours > 0 ? { tone: 'behind' as const } : {}),
    },
    {
      term: messages.peak,
      value: percent(peak.percent),
      note: `${peak.name}, ${week(peak.index)}`,
    },
    { term: messages.free, value: hours(totals.freeHours), note: messages.inSameWeeks },
  ]
  return {
    rows,
    metrics,
    description: fillPlaceholders(messages.description, {
      rows: rows.map(({ name, load }) => `${name}: ${load.join(', ')}`).join('; '),
    }),
    peaks,
    sentence: sentences.filter((sentence) => sentence !== undefined).join(' '),
  }
}

/** The fullest week of each team, with its index; the fullest of all comes first. */
function findPeaks(rows: readonly HeatMapRow[]) {
  return rows
    .map(({ name, load }) => {
      const percent = Math.max(0, ...load)
      return { name, percent, index: Math.max(0, load.indexOf(percent)) }
    })
    .toSorted((a, b) => b.percent - a.percent)
}
