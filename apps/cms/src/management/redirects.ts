import { isRecord } from '@prospectus/protocol/values/is-record'
import { HttpError } from '@prospectus/server/http-error'
import { readAllPages } from '../database/paging.ts'
import { StorageError } from '../database/storage-error.ts'
import { deleteStory } from '../stories/delete-story.ts'
import { makeRedirects } from '../stories/make-redirects.ts'
import { storyWithDraft } from '../stories/story-with-draft.ts'
import { invalid, notFound } from './fields.ts'
import {
  changeAsEditor,
  csvResponse,
  type Handler,
  listResponse,
  type ManagementRequest,
  readAsViewer,
  type SomeRoutes,
} from './management-route.ts'

export const redirectRoutes = {
  'GET redirects': readAsViewer(async ({ storage, query }) => {
    const paging = query.paging()
    const found = await storage.listRedirects({ search: query.text('search'), ...paging })
    return listResponse({ redirects: found.items }, found, paging.perPage)
  }),
  'POST redirects': changeAsEditor(async (request) => {
    const { storage, body } = request
    if (Array.isArray(body.raw.redirects)) return await createMany(request, body.raw.redirects)
    const input = body.inside('redirect')
    const [from, to] = [input.text('from') ?? '', input.text('to') ?? '']
    if (from === '') throw invalid('redirect.from', input.raw.from, 'a path such as /old/prices')
    if (to === '') throw invalid('redirect.to', input.raw.to, 'a path or an https address')
    const [id] = await storage.change(makeRedirects, [{ from, to }])
    if (id === undefined)
      throw new Error(`The redirect from ${from} was neither created nor rejected`)
    if (id instanceof StorageError) {
      throw new StorageError(id.kind, id.message, id.field === 'to' ? 'to' : 'from', 'redirect')
    }
    return { status: 201, body: { redirect: { id, from, to } } }
  }),
  /** The list as CSV with two columns, in the format of imports. */
  'GET redirects.csv': readAsViewer(async ({ storage }) => {
    const allRedirects = await readAllPages(1000, (paging) =>
      storage.listRedirects({ search: undefined, ...paging }),
    )
    return csvResponse('redirects.csv', [
      ['from', 'to'],
      ...allRedirects.map(({ from, to }) => [from, to]),
    ])
  }),
  'DELETE redirects/:id': changeAsEditor(async ({ storage, number, edit }) => {
    await storage.change(async (change) => {
      const { content } = await storyWithDraft(change, number('id'))
      const isRedirect = content !== '' && JSON.parse(content).component === 'modules/redirect'
      if (!isRedirect) throw notFound(`There is no redirect with the id ${number('id')}`)
      await deleteStory(change, number('id'), edit)
    })
    return { body: { deleted: number('id') } }
  }),
} satisfies SomeRoutes

/** Creates the valid redirects in one change; returns the errors of the others, with their index as `at`. */
async function createMany(
  { storage }: ManagementRequest,
  input: readonly unknown[],
): ReturnType<Handler<'POST redirects'>> {
  if (input.length > MAX_REDIRECTS) {
    const expected = `at most ${MAX_REDIRECTS} at once`
    const error = `redirects has ${input.length} entries; expected ${expected}`
    throw new HttpError(422, { error, field: 'redirects', expected })
  }
  const redirects = input.map((redirect) => {
    const { from = '', to = '' } = isRecord(redirect) ? redirect : {}
    return { from: String(from), to: String(to) }
  })
  const results = await storage.change(makeRedirects, redirects)
  const faults = results.flatMap((id, at) =>
    id instanceof StorageError ? [{ at, error: id.message }] : [],
  )
  return { status: 201, body: { made: input.length - faults.length, faults } }
}

const MAX_REDIRECTS = 10_000
