import { LEAD_STATES, type LeadFilter } from '@prospectus/protocol/management/lead'
import { readIsoDate } from '@prospectus/protocol/values/date'
import { DAY_MS } from '@prospectus/protocol/values/durations'
import { csvHeaders } from '../csv.ts'
import { eraseLeads } from '../leads/erase-leads.ts'
import { type LeadSelection, leadToApi } from '../leads/find-leads.ts'
import { leadsCsv } from '../leads/leads-csv.ts'
import { invalid, type QueryFields } from './fields.ts'
import {
  changeAsEditor,
  changeAsOwner,
  listResponse,
  type RouteHandlers,
  readAsEditor,
} from './management-route.ts'

export const leadRoutes = {
  'GET leads': readAsEditor(async ({ storage, query }) => {
    const { page, perPage } = query.paging()
    const foundLeads = await storage.leads({ ...readFilter(query), page, perPage })
    return listResponse({ leads: foundLeads.items.map(leadToApi) }, foundLeads, perPage)
  }),
  'DELETE leads': changeAsOwner(async ({ storage, query }) => {
    const email = query.text('email')?.trim() ?? ''
    // An empty address would erase every lead without one.
    if (email === '') {
      throw invalid('email', query.text('email'), 'the mail address whose leads are to be erased')
    }
    const erased = await storage.change(eraseLeads, email)
    await storage.truncateWriteAheadLog()
    return { body: { erased } }
  }),
  'GET leads.csv': readAsEditor(async ({ storage, query }) => {
    const filter = readFilter(query)
    const body = await leadsCsv(() => storage.allLeads(filter))
    return { body, headers: csvHeaders('leads.csv') }
  }),
  /** A lead with the messages about it: to the CRM, and mails. */
  'GET leads/:id': readAsEditor(async ({ storage, text }) => {
    const lead = await storage.lead(text('id'))
    return {
      body: { lead: { ...leadToApi(lead), messages: await storage.listLeadMessages(lead.id) } },
    }
  }),
  'PUT leads/:id': changeAsEditor(async ({ storage, text, body }) => {
    const input = body.inside('lead')
    if (input.text('state') !== 'received') {
      throw invalid(
        'lead.state',
        input.raw.state,
        '"received", which releases the lead from quarantine',
      )
    }
    return { body: { lead: leadToApi(await storage.releaseLead(text('id'))) } }
  }),
} satisfies RouteHandlers

function readFilter(query: QueryFields<LeadFilter>): LeadSelection {
  const input = query.text('state')
  const state = LEAD_STATES.find((candidate) => candidate === input)
  if (input !== undefined && state === undefined) {
    throw invalid('state', input, LEAD_STATES.join(', '))
  }
  return {
    form: query.text('form'),
    search: query.text('search'),
    state,
    from: readDayOrTime(query, 'from', 0),
    to: readDayOrTime(query, 'to', DAY_MS),
  }
}

/** @param addedToDayMs milliseconds added to a date without a time, so that `to` includes that day */
function readDayOrTime(
  query: QueryFields<LeadFilter>,
  name: 'from' | 'to',
  addedToDayMs: number,
): string | undefined {
  const text = query.text(name)
  if (text === undefined) return undefined
  const date = readIsoDate(text)
  if (date !== undefined) {
    const isDay = text.length === 'YYYY-MM-DD'.length
    const time = Date.parse(date) + (isDay ? addedToDayMs : 0)
    return new Date(Math.min(time, MAX_TIME_MS)).toISOString()
  }
  throw invalid(name, text, 'a day such as 2026-05-01, or a time such as 2026-05-01T10:00:00Z')
}

/** Times are compared as text, and later years begin with a sign. */
const MAX_TIME_MS = Date.parse('9999-12-31T23:59:59.999Z')
