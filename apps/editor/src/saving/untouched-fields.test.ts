import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Story } from '@prospectus/protocol/management/story'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contentFolder } from '../../../../tools/run/project.ts'
import { createFakeContentSystem } from '../api/server.fixture.ts'
import { everyBlock, setField } from '../document/blocks.ts'
import type { Block, Json } from '../document/json.ts'
import { createStoryStore } from './story-store.ts'

const FOLDER = join(contentFolder(), 'stories')
/** Every bundled story in `npm run audit`, one of eight in `npm test`. */
const STEP = process.env.EVERY_EXAMPLE ? 1 : 8
const RUNS = process.env.EVERY_EXAMPLE ? 400 : 120

/** Every bundled story. */
const stories: readonly Story[] = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')))
  .filter(({ content }) => content !== undefined && content !== null)
  .map((story) => ({ ...story, version: 1 }))

const journal = { read: async () => [], store: async () => {}, drop: async () => {} }

/**
 * Saves one edit of a story, as the editor does.
 *
 * @param colleague an edit that a colleague has saved meanwhile
 * @returns the JSON text of the stored content
 */
async function saveEdit(record: Story, edit: Edit, colleague?: Edit): Promise<string> {
  let stored = record
  if (colleague !== undefined) {
    const content = setField(
      record.content as Block,
      colleague.uid,
      colleague.field,
      colleague.value,
    )
    stored = { ...record, content, version: 2 }
  }
  const { request } = createFakeContentSystem(({ body, version }) => {
    if (version !== stored.version) {
      return { status: 409, body: { error: 'stale', current: stored } }
    }
    stored = { ...stored, ...Object(body).story, version: stored.version + 1 }
    return { body: { story: stored } }
  })
  const open = await createStoryStore({ request, journal, record, startTimer: () => () => {} })
  const { uid, field, value } = edit
  open.edit((content) => setField(content, uid, field, value), {
    label: field,
    key: `${uid} ${field}`,
  })
  expect(await open.flush()).toBe(true)
  open.close()
  return JSON.stringify(stored.content)
}

interface Edit {
  readonly uid: string
  readonly field: string
  readonly value: Json
}

/** Picks a field of any block, or a new one, by two numbers from 0 to 1. */
function pick(content: Block, [one, other]: readonly [number, number]): Omit<Edit, 'value'> {
  const blocks = [...everyBlock(content)]
  const block = blocks[Math.floor(one * blocks.length)] ?? content
  const fields = [...Object.keys(block), 'new_field'].filter(
    (name) => name !== '_uid' && name !== 'component' && !holdsBlocks(block[name]),
  )
  return { uid: block._uid, field: fields[Math.floor(other * fields.length)] ?? 'new_field' }
}

function holdsBlocks(value: Json | undefined): boolean {
  return JSON.stringify(value ?? null).includes('"component"')
}

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const shares = fc.tuple(share, share)

it.each(
  stories.filter((_, at) => at % STEP === 0).map((story) => [story.full_slug, story] as const),
)(
  'DATA-4 %s is stored byte for byte as it was, except for the field that was edited',
  async (_, record) => {
    const content = record.content as Block
    const at = [...everyBlock(content)].length % 7
    const edit = { ...pick(content, [at / 7, 0.5]), value: 'Typed ☃' }
    const stored = JSON.parse(await saveEdit(record, edit))
    const touched = blockIn(stored, edit.uid)
    expect(touched[edit.field]).toBe(edit.value)
    const before = blockIn(content, edit.uid)[edit.field]
    if (before === undefined) delete touched[edit.field]
    else touched[edit.field] = before
    expect(JSON.stringify(stored)).toBe(JSON.stringify(content))
  },
)

it('DATA-4 fields that neither of two editors has changed are stored byte for byte as they were', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(stories.length - 1), shares, shares, async (at, mine, theirs) => {
      const record = stories[at] as Story
      const content = record.content as Block
      const edit = { ...pick(content, mine), value: 'Typed ☃' }
      const colleague = { ...pick(content, theirs), value: ['Somebody', 'else'] }
      fc.pre(edit.uid !== colleague.uid || edit.field !== colleague.field)
      const other = setField(content, colleague.uid, colleague.field, colleague.value)
      const both = setField(other, edit.uid, edit.field, edit.value)
      const stored = JSON.parse(await saveEdit(record, edit, colleague)) as Block
      expect(fieldsOf(stored)).toEqual(fieldsOf(both))
    }),
    { numRuns: RUNS },
  )
})

function blockIn(content: Block, uid: string): Record<string, Json> {
  const found = [...everyBlock(content)].find(({ _uid }) => _uid === uid)
  if (found === undefined) throw new Error(`${uid} is lost`)
  return found
}

/** The JSON text of each field of each block; for a list of blocks their ids. */
function fieldsOf(content: Block): Readonly<Record<string, string>> {
  const texts = [...everyBlock(content)].flatMap((block) =>
    Object.entries(block).map(([name, value]) => [
      `${block._uid} ${name}`,
      holdsBlocks(value)
        ? JSON.stringify(value)
            .match(/"_uid":"[^"]*"/g)
            ?.join()
        : JSON.stringify(value),
    ]),
  )
  return Object.fromEntries(texts)
}
