import StoryblokClient from 'storyblok-js-client'
import { expect, test } from 'vitest'
import { serveCms } from '../served-cms.fixture.ts'

test('management-api#stories the official client saves and publishes', async () => {
  const { cmsPort } = await serveCms({ settings: { managementToken: 'token' } })
  const endpoint = `http://127.0.0.1:${cmsPort}/v1`
  const client = new StoryblokClient({ oauthToken: 'token', endpoint })
  const { data: list } = await client.get('spaces/1000/stories')
  expect(list.stories).toMatchObject([{ full_slug: 'home' }])
  const [{ id }] = list.stories
  const content = { component: 'modules/page', seo: { title: 'New' }, body: [] }
  const saved = await client.put(`spaces/1000/stories/${id}`, {
    story: { name: 'Home', slug: 'home', content },
    publish: 1,
  })
  expect(saved.data).toMatchObject({ story: { published: true, content } })
  const made = await client.post('spaces/1000/stories', {
    story: { name: 'Two', slug: 'two', content },
  })
  await client.get(`spaces/1000/stories/${made.data.story.id}/publish`)
  await client.delete(`spaces/1000/stories/${id}`, {})
  const { data, total } = await client.get('spaces/1000/stories', { story_only: true })
  expect([data.stories.map(({ slug }: { slug: string }) => slug), total]).toEqual([['two'], 1])
})
