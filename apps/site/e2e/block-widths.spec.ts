import { readStory } from '@prospectus/content/reading/read-story'
import { fullWidthVideoExamples } from '@prospectus/content/schema/blocks/full-width-video.examples'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { someCases } from '../../../tools/testing/some-cases.ts'
import { ResourceLayout } from '../src/layouts/resource/resource-layout.tsx'
import { examplePage, siteContext } from '../src/ui/testing/render.tsx'
import { rawStory, snapshotOf } from '../src/ui/testing/snapshot-of.ts'
import { testBrowser, WIDTHS } from './browser.ts'
import { isolatedBlocks } from './isolated-blocks.ts'

const { open } = testBrowser()
const { show, showMarkup } = isolatedBlocks(open)

const COUNTS = Array.from({ length: 12 }, (_, index) => index + 1)
const GRIDS = ['3', '4', '5'].flatMap((columns) => COUNTS.map((count) => ({ columns, count })))

it.each([
  ['card-grid', 'cards', { component: 'card', heading: 'A card' }],
  ['icon-grid', 'entries', { component: 'icon-entry', heading: 'A point' }],
  ['stats-grid', 'stats', { component: 'stat', heading: '9 %', subheading: 'A figure' }],
])(
  'BLOCK-2a %s has as many columns as the editor chose, whatever the number of items',
  async (component, list, item) => {
    const blocks = GRIDS.map(({ columns, count }) => ({
      component,
      columns,
      [list]: Array.from({ length: count }, (_, index) => ({ ...item, _uid: `i${index}` })),
    }))
    const page = await show(blocks, 1024)
    const shown = await page.locator('.even-columns').evaluateAll((all) =>
      all.map((grid) => ({
        columns: String(getComputedStyle(grid).gridTemplateColumns.split(' ').length),
        count: grid.childElementCount,
      })),
    )
    expect(shown).toEqual(GRIDS)
  },
)

it.each(someCases(...WIDTHS))(
  'BLOCK-2 a full-width video that titles its page is as wide as the content at %i px',
  async (width) => {
    const page = await show(
      [{ ...fullWidthVideoExamples.usual, component: 'full-width-video' }],
      width,
    )
    expect(await page.locator('h1').count()).toBe(1)
    const widthOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().width)
    expect(await widthOf('.full-width-video-stage')).toBeGreaterThanOrEqual(
      await widthOf('main .container'),
    )
  },
)

it.each(someCases(...WIDTHS))(
  'BLOCK-2 a full-width video in the body of a resource is as wide as the content at %i px',
  async (width) => {
    const video = { ...fullWidthVideoExamples.usual, component: 'full-width-video', _uid: 'v' }
    const text = { component: 'content-area', _uid: 't', body: 'What the film is about.' }
    const raw = rawStory('blog/one', {
      component: 'modules/resource',
      body: [text, video, { ...text, _uid: 'u' }],
    })
    const story = readStory(raw, siteContext)
    const view = examplePage({ snapshot: snapshotOf([raw]), story, path: story.path })
    const page = await showMarkup(createElement(ResourceLayout), width, view)
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox()
      return box ?? { x: Number.NaN, width: Number.NaN }
    }
    const [stage, content] = [
      await boxOf(
        '.full-width-video-stage .video-player-stage, .full-width-video-stage .video-facade',
      ),
      await boxOf('.resource-masthead .container, .resource-masthead.container'),
    ]
    expect(stage.width).toBeGreaterThanOrEqual(content.width)
    expect(stage.x).toBeLessThanOrEqual(content.x)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  },
)

it.each(someCases(...WIDTHS))(
  'BLOCK-7 each of the levels h2 to h6 has an indent of its own in the contents list at %i px',
  async (width) => {
    const heading = (level: number) => ({
      type: 'heading',
      attrs: { level },
      content: [{ type: 'text', text: `A heading of level ${level}` }],
    })
    const body = { type: 'doc', content: [2, 3, 4, 5, 6, 5, 4, 3, 2].map(heading) }
    const page = await show([{ component: 'content-area', body, show_contents: true }], width)
    await page.locator('.contents-list-details').evaluate((fold) => fold.setAttribute('open', ''))
    const indents = await page.locator('.contents-list a').evaluateAll((links) =>
      links.map((link) => {
        const text = document.createRange()
        text.selectNodeContents(link)
        return text.getBoundingClientRect().left
      }),
    )
    const [h2 = 0, h3 = 0, h4 = 0, h5 = 0, h6 = 0] = indents
    expect(indents).toEqual([h2, h3, h4, h5, h6, h5, h4, h3, h2])
    const steps = [h3 - h2, h4 - h3, h5 - h4, h6 - h5]
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(8)
  },
)

it.each([
  [3, 0],
  [4, 0.27],
])(
  'BLOCK-5 a timeline of %i steps shows three whole ones at 1024 px, and %d of the next',
  async (count, part) => {
    const entries = Array.from({ length: count }, (_, index) => ({
      ...{ component: 'timeline-entry', _uid: `s${index}`, heading: 'A step' },
    }))
    const page = await show([{ component: 'timeline', heading: 'Steps', entries }], 1024)
    const shown = await page.locator('.carousel-track').evaluate((track) => {
      const step = track.firstElementChild?.getBoundingClientRect().width ?? 0
      const gap = Number.parseFloat(getComputedStyle(track).columnGap)
      return (track.getBoundingClientRect().width - 3 * step - 2 * gap - gap) / step
    })
    expect(Math.max(0, shown)).toBeCloseTo(part, 2)
  },
)
