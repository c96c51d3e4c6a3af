import { keptQuery } from '@prospectus/content/text/kept-query'
import {
  LONGEST_REPORTED_PATH,
  MOST_REPORTED,
  type VisitReport,
} from '@prospectus/server/visit-report'
import { z } from 'zod'

const count = z.int().min(1).max(1_000_000)
const time = z.iso.datetime()
const lang = z.string().regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i)

const report = z.object({
  id: z.uuid(),
  made_at: time,
  missing: z
    .array(
      z.object({
        path: z
          .string()
          .max(LONGEST_REPORTED_PATH)
          .regex(/^\/[^?#\p{Cc}]+$/u),
        count,
        first_at: time,
        last_at: time,
        referrer: z
          .string()
          .max(LONGEST_REPORTED_PATH)
          .regex(/^[^?#@\s]*$/),
      }),
    )
    .max(MOST_REPORTED),
  searches: z
    .array(
      z.object({
        day: z.iso.date(),
        lang,
        // The rule of what may be kept is held here as well, whatever a site of another age sends.
        query: z.string().refine((text) => keptQuery(text) === text),
        count,
        results: z.int().min(0).max(10_000_000),
      }),
    )
    .max(MOST_REPORTED),
})

/**
 * Reads a report (visit-report#body). One that waited for more than a day, or is from a later day, is none: what was
 * sent once cannot be sent again for ever.
 *
 * @returns undefined for what is none
 */
export function readReport(body: Uint8Array, now: Date): VisitReport | undefined {
  const read = report.safeParse(parsed(body))
  if (!read.success) return undefined
  const age = now.getTime() - Date.parse(read.data.made_at)
  return Math.abs(age) <= LONGEST_WAIT_MS ? read.data : undefined
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return undefined
  }
}

const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000
