import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readStory } from '@prospectus/content/reading/read-story'
import { editorComponents } from '@prospectus/content/schema/stories/component-definitions'
import { expect, it } from 'vitest'
import { contentFolder } from '../../../../../tools/run/project.ts'
import { componentsOf } from '../../api/components.fixture.ts'
import { listAnchors as anchorsAmong } from './anchors.ts'

const listAnchors = (content: Parameters<typeof anchorsAmong>[0]) =>
  anchorsAmong(content, componentsOf(...editorComponents()))

const heading = (text: string, attrs = {}) => ({
  type: 'heading',
  attrs: { level: 2, ...attrs },
  content: [{ type: 'text', text }],
})

it('BLOCK-7 a page’s anchors are the headings of its texts, with the ids that the site gives them', () => {
  const content = [heading('Risks'), heading(' '), heading('Risks'), heading('End', { id: 'fin' })]
  expect(listAnchors({ component: 'page', body: { type: 'doc', content } })).toEqual([
    { id: 'risks', text: 'Risks' },
    { id: 'risks-2', text: 'Risks' },
    { id: 'fin', text: 'End' },
  ])
  expect(listAnchors('a text')).toEqual([])
})

it('BLOCK-10 the first tool of each kind is an anchor too, by its heading', () => {
  const form = { component: 'lead-form', heading: 'Write to us' }
  const body = [form, { component: 'hero-banner', heading: 'Seats' }, form]
  expect(listAnchors({ component: 'page', body })).toEqual([
    { id: 'lead-form', text: 'Write to us' },
  ])
})

const FOLDER = join(contentFolder(), 'stories')
const site = {
  pathOfUuid: () => '/',
  pathOfSlug: () => '/',
  siteUrl: 'https://www.vendor.example',
  assetHosts: [],
  embedHost: 'embeds.vendor.example',
  languages: [],
}

it('BLOCK-7 every anchor that is offered exists on the page, in every bundled story', () => {
  let offered = 0
  const missing: string[] = []
  for (const name of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.json')) continue
    const story = JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))
    const read = JSON.stringify(readStory(story, site))
    for (const { id } of listAnchors(story.content ?? null)) {
      offered += 1
      if (!read.includes(JSON.stringify(id))) missing.push(`${name}#${id}`)
    }
  }
  expect(missing).toEqual([])
  expect(offered).toBeGreaterThan(0)
})
