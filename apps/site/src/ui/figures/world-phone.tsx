import type { ReactNode } from 'react'
import { Phones } from './phones.tsx'
import type { WorldProps } from './use-world.ts'
import { ChangePhone } from './world-change.tsx'
import { GlancePhone } from './world-glance.tsx'
import { HoursPhone } from './world-hours.tsx'

/** What people do on a phone: book a week, look at a project, approve a change. Nothing without the first and the last. */
export function WorldPhone(props: WorldProps): ReactNode {
  const { id, world } = props
  if (world.bookings.length === 0 || world.changes.length === 0) return null
  return (
    <Phones>
      <HoursPhone {...props} id={`${id}-hours`} />
      <GlancePhone {...props} id={`${id}-project`} />
      <ChangePhone {...props} id={`${id}-change`} />
    </Phones>
  )
}
