import { allExamples } from '@prospectus/content/schema/blocks/all-examples'
import { exampleAssetHost } from '@prospectus/content/schema/blocks/example-files'
import type { Story } from '@prospectus/protocol/management/story'
import { expect, inject, it } from 'vitest'
import { readComponents, type SendRequest } from '../src/api/api.ts'
import { findBlock } from '../src/document/blocks.ts'
import { blocksIn, type Json, type JsonObject } from '../src/document/json.ts'
import { allowedBlocks } from '../src/outline/positions.ts'
import { createStoryStore, type StoryStore } from '../src/saving/story-store.ts'
import { createStoryActions } from '../src/workspace/create-story-actions.ts'
import { createOwnersClient } from './owner.ts'
import { uniqueName } from './unique-name.ts'

const ROOT = { component: 'modules/page', _uid: 'root' }

async function createStory(
  request: SendRequest,
  slug: string,
  content: JsonObject,
): Promise<Story> {
  const story = { name: 'All blocks', slug, content }
  const { body, problem } = await request('POST stories', { body: { story } })
  if (body === undefined) throw new Error(problem)
  return body.story
}

/** Opens a story as the editor does, and adds and fills the blocks one by one. */
async function buildStory(
  request: SendRequest,
  slug: string,
  examples: readonly JsonObject[],
): Promise<StoryStore> {
  const components = await readComponents(request)
  const journal = { read: async () => [], store: async () => {}, drop: async () => {} }
  const record = await createStory(request, slug, ROOT)
  const storyStore = await createStoryStore({
    request,
    journal,
    record,
    startTimer: () => () => {},
  })
  // Rendered pages contain block ids, so each block gets the id of its example.
  let uid = ''
  const noOp = () => {}
  const callbacks = { openBlock: noOp, openPicker: noOp, announce: noOp }
  const actions = createStoryActions({ storyStore, components, ...callbacks, newUid: () => uid })
  const add = (parent: string, field: string, example: JsonObject) => {
    const { component, _uid: _, ...fields } = example
    const parentBlock = findBlock(storyStore.state().story.draft.content, parent)
    const index = blocksIn(parentBlock?.[field]).length
    const fitting = allowedBlocks(components, parentBlock, field).map(({ name }) => name)
    expect(fitting, `${parent} ${field}`).toContain(component)
    const isFree =
      findBlock(storyStore.state().story.draft.content, String(example._uid)) === undefined
    uid = isFree ? String(example._uid) : crypto.randomUUID()
    const blockUid = uid
    actions.insert(String(component), { parent, field, index })
    for (const [name, value] of Object.entries(fields)) {
      const definition = components.get(String(component))?.schema[name]
      if (definition?.type !== 'bloks') actions.setField(blockUid, name, value, name)
      else for (const inner of objectsIn(value)) add(blockUid, name, inner)
    }
  }
  for (const example of examples) add(ROOT._uid, 'body', example)
  return storyStore
}

/** An example whose files have addresses on this installation's host. */
function withOwnAssetHost(example: unknown): JsonObject {
  const ofExamples = new RegExp(`https?://${exampleAssetHost}`, 'g')
  return JSON.parse(JSON.stringify(example).replace(ofExamples, `http://${inject('assetHost')}`))
}

function objectsIn(value: Json | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? value : []
}

it('EDIT-2 every block is added to an empty page, filled and published, and looks like its example', async () => {
  const request = await createOwnersClient()
  // A redirect block would redirect visitors of the page (ROUTE-4).
  const { redirect: _, ...shownBlocks } = allExamples
  const examples: readonly JsonObject[] = Object.values(shownBlocks).map(({ usual }) =>
    withOwnAssetHost(usual),
  )
  const [byHandSlug, givenSlug] = [uniqueName('by-hand'), uniqueName('as-given')]
  const open = await buildStory(request, byHandSlug, examples)
  expect(await open.runAction('publish'), open.state().problem).toBe(true)
  const givenStory = await createStory(request, givenSlug, { ...ROOT, body: examples })
  expect(
    (await request('POST stories/:id/publish', { params: { id: givenStory.id } })).problem,
  ).toBe('')
  const readBlocks = async (slug: string) => {
    const html = await (await fetch(`${inject('siteUrl')}/${slug}`)).text()
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
    return main
      .replaceAll(byHandSlug, 'slug')
      .replaceAll(givenSlug, 'slug')
      .split(/(?=<[a-z]+ [^>]*data-block=)/)
  }
  await expect.poll(async () => (await readBlocks(givenSlug)).length).toBeGreaterThan(30)
  await expect.poll(async () => (await readBlocks(byHandSlug)).length).toBeGreaterThan(30)
  // Lists of pages change while other tests publish: both pages are read in one state of the site.
  const findDifferences = async () => {
    const [byHand, asGiven] = await Promise.all([readBlocks(byHandSlug), readBlocks(givenSlug)])
    return asGiven.flatMap((html, at) => (byHand[at] === html ? [] : [{ html, is: byHand[at] }]))
  }
  await expect.poll(findDifferences).toEqual([])
})
