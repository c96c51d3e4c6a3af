import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { addressOf } from '@prospectus/protocol/management/address'
import type { ErrorBody, QueryOf, ResponseOf } from '@prospectus/protocol/management/contract'
import type { LeadFilter, LeadRoutes } from '@prospectus/protocol/management/lead'
import { readSettings } from '../../apps/cms/src/settings.ts'
import { root } from '../run/project.ts'
import { cmsSettings } from '../run/role-settings.ts'
import { ensureSecrets } from '../run/secrets.ts'
import type { ContentCommand } from './content-command.ts'
import { plural } from './plural.ts'

export type SendLeadRequest = <R extends keyof LeadRoutes>(
  route: R,
  query: QueryOf<R> & object,
) => Promise<Response>

const USAGE = [
  'Usage: npm run content -- leads list [filters]',
  '       npm run content -- leads export <file.csv> [filters]',
  '       npm run content -- leads erase <email>',
  'Filters: --form=contact --state=received --search=words --from=2026-05-01 --to=2026-05-31',
]
const FILTERS = ['form', 'state', 'search', 'from', 'to'] as const

/** `leads list | export | erase`: lists, exports or erases leads over the management API (management-api#leads). */
export const leadsCommand: ContentCommand = (args, _contentFolder, print) =>
  runLeads(args, sendToLocalCms, print)

/** Runs `leads` with `send` for its requests; prints errors and returns the exit code. */
export async function runLeads(
  args: readonly string[],
  send: SendLeadRequest,
  print: (line: string) => void,
): Promise<number> {
  const input = readArguments(args)
  if (input === undefined) {
    for (const line of USAGE) print(line)
    return 1
  }
  const { action, target, filter } = input
  try {
    if (action === 'list') await list(filter, send, print)
    if (action === 'export') await exportTo(resolve(target), filter, send, print)
    if (action === 'erase') await erase(target, send, print)
    return 0
  } catch (error) {
    print(error instanceof Error ? error.message : String(error))
    return 1
  }
}

function readArguments(args: readonly string[]) {
  try {
    const options = Object.fromEntries(FILTERS.map((name) => [name, { type: 'string' as const }]))
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [action = '', target = '', ...others] = positionals
    const isTargetValid = action === 'list' ? target === '' : target !== ''
    const isKnown = ['list', 'export', 'erase'].includes(action)
    const filter: LeadFilter = values
    if (!isKnown || !isTargetValid || others.length > 0) return undefined
    if (action === 'erase' && Object.keys(values).length > 0) return undefined
    return { action, target, filter }
  } catch {
    return undefined
  }
}

async function list(filter: LeadFilter, send: SendLeadRequest, print: (line: string) => void) {
  for (let page = 1; ; page++) {
    const response = await send('GET leads', { ...filter, page, per_page: PER_PAGE })
    const { leads }: ResponseOf<'GET leads'> = await response.json()
    for (const { id, form, created_at, state, fields } of leads) {
      const values = Object.entries(fields).map(([name, value]) => `${name}: ${[value].flat()}`)
      print(oneLine([created_at, form, state, id, ...values].join('  ')))
    }
    if (leads.length < PER_PAGE) return
  }
}

async function exportTo(
  file: string,
  filter: LeadFilter,
  send: SendLeadRequest,
  print: (line: string) => void,
) {
  // As bytes: decoding would drop the byte order mark by which spreadsheets detect the encoding.
  const table = await (await send('GET leads.csv', filter)).bytes()
  // Personal data: readable only by the file's owner, and never overwriting a file.
  await writeFile(file, table, { mode: 0o600, flag: 'wx' })
  print(`Written to ${file}.`)
}

async function erase(email: string, send: SendLeadRequest, print: (line: string) => void) {
  const response = await send('DELETE leads', { email })
  const { erased }: ResponseOf<'DELETE leads'> = await response.json()
  print(
    `Erased: ${plural(erased.leads, 'lead')}, ${plural(erased.messages, 'message')} about leads.`,
  )
}

/** Replaces control characters by spaces: a visitor's text must not drive the terminal. */
function oneLine(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
}

/** Sends to the content system of this project’s settings, with its token. */
const sendToLocalCms: SendLeadRequest = async (route, query) => {
  const dataDir = process.env.DATA_DIR || join(root, 'data')
  const env = { ...process.env, ...ensureSecrets(dataDir, process.env), DATA_DIR: dataDir }
  const { cmsUrl, contentSpaceId, managementToken } = readSettings(cmsSettings(env))
  const headers = { authorization: managementToken ?? '' }
  const [method = ''] = route.split(' ')
  const url = `${cmsUrl}/v1/spaces/${contentSpaceId}/${addressOf(route, { query })}`
  const response = await fetch(url, { method, headers }).catch((cause) => {
    const { message = '' } = Object(cause.cause ?? cause)
    throw new Error(
      `The content system at ${cmsUrl} cannot be reached (${message}): is it running?`,
    )
  })
  return await assertOk(response)
}

/** Returns a response that succeeded; otherwise throws an error with the content system's explanation. */
export async function assertOk(response: Response): Promise<Response> {
  if (response.ok) return response
  const { error }: Partial<ErrorBody> = await response.json().catch(() => ({}))
  throw new Error(
    String(
      error ??
        `${new URL(response.url).origin} responded with ${response.status} and no explanation; expected the content system there. Check its address and its log.`,
    ),
  )
}

const PER_PAGE = 100
