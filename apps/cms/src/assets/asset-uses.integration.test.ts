import { expect, test } from 'vitest'
import { fillWith, onBothDatabases } from '../storage/storage.fixture.ts'
import { changeStory } from '../stories/change-story.ts'
import { createStory } from '../stories/create-story.ts'
import { publishStory } from '../stories/publish-story.ts'

const FILE = '30x20/0123456789abcdef/chart.png'
const url = (path: string) => `https://files.example/f/1/${path}`
const withLink = (href: string) => ({
  component: 'page',
  body: [{ component: 'text', text: { type: 'doc', content: [{ type: 'link', href }] } }],
})

onBothDatabases('the uses of a file (management-api#assets)', (open) => {
  test('are the stories whose draft or published document contains it, at any depth', async () => {
    const storage = await open()
    await fillWith(storage, [
      { full_slug: 'imported', content: withLink(url(FILE)) },
      { full_slug: 'cropped', content: withLink(`${url(FILE)}/m/800x0`) },
      { full_slug: 'other', content: withLink(url(FILE.replace('chart', 'table'))) },
    ])
    const uses = async () => (await storage.assetUses([FILE])).map(({ full_slug }) => full_slug)
    expect(await uses()).toEqual(['imported', 'cropped'])
    const { id } = await storage.change(createStory, {
      slug: 'draft',
      content: withLink(url(FILE)),
    })
    expect(await uses()).toEqual(['imported', 'cropped', 'draft'])
    await storage.change(publishStory, id)
    await storage.change(changeStory, id, { content: withLink('https://elsewhere.example') })
    expect(await uses()).toContain('draft')
    await storage.change(publishStory, id)
    expect(await uses()).not.toContain('draft')
    expect(await storage.assetUses(['30x20/fedcba9876543210/chart.png'])).toEqual([])
  })
})
