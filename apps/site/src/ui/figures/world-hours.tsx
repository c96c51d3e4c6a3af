import { formatIn } from '@prospectus/content/messages/day'
import { numberFormat } from '@prospectus/content/messages/number'
import { bookedWeekOf } from '@prospectus/portfolio/booked-week'
import { dayAfter } from '@prospectus/portfolio/periods'
import type { ReactNode } from 'react'
import { scale } from './geometry.ts'
import { Phone, Phones } from './phones.tsx'
import { Register } from './register.tsx'
import type { WorldProps } from './use-world.ts'

/** A person's week on a phone: hours by day and by task. */
export function WorldHours(props: WorldProps): ReactNode {
  if (props.world.bookings.length === 0) return null
  return (
    <Phones>
      <HoursPhone {...props} />
    </Phones>
  )
}

export function HoursPhone({ id, messages, world }: WorldProps): ReactNode {
  const { screens, figures } = messages
  const { tasks, days, total } = bookedWeekOf(world.bookings)
  if (tasks.length === 0) return null
  const from = world.hours_from ?? world.start ?? new Date(0)
  const day = (at: number, options: Intl.DateTimeFormatOptions) =>
    formatIn(messages.locale, dayAfter('day', from, at + 1), { ...options, timeZone: 'UTC' })
  const format = numberFormat(messages.locale, { maximumFractionDigits: 1 })
  const hours = (value: number) => figures.hours(format.format(value))
  return (
    <Phone button={screens.send}>
      <Register
        id={id}
        title={screens.week(day(0, { day: 'numeric', month: 'long' }))}
        columns={[world.hours_of ?? screens.task, screens.hours]}
        rows={tasks.map(({ booking, hours: booked }) => ({
          name: booking.name,
          note: booking.code,
          cells: [{ value: hours(booked) }],
        }))}
        total={{ name: screens.total, cells: [{ value: hours(total) }] }}
      />
      <Days
        days={days.map((value, at) => ({
          name: day(at, { weekday: 'short' }),
          value,
          text: format.format(value),
        }))}
        label={days
          .map((value, at) => `${day(at, { weekday: 'long' })}: ${hours(value)}`)
          .join(', ')}
      />
    </Phone>
  )
}

interface DaysProps {
  readonly days: readonly { readonly name: string; readonly value: number; readonly text: string }[]
  /** All that the bars say. */
  readonly label: string
}

const PITCH = 52
const FLOOR = 120

function Days({ days, label }: DaysProps): ReactNode {
  const y = scale([0, Math.max(...days.map(({ value }) => value), 1)], [FLOOR, 26])
  return (
    <svg
      className="phones-days"
      viewBox={`0 0 ${days.length * PITCH} 144`}
      role="img"
      aria-label={label}
    >
      {days.map(({ name, value, text }, at) => (
        <g key={name}>
          <path
            className="phones-day"
            d={`M${at * PITCH + 4} ${FLOOR}V${y(value)}h${PITCH - 8}V${FLOOR}`}
          />
          <text x={at * PITCH + PITCH / 2} y={y(value) - 7}>
            {text}
          </text>
          <text x={at * PITCH + PITCH / 2} y={FLOOR + 20}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}
