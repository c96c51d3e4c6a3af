import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readStoryFiles } from '../../../../tools/content/story-files.ts'
import { isObjectName } from '../../covers/objects.ts'
import type { CoveredStory } from './cover.ts'
import { coverLooks, neighbours, relatedRows, resourcesByDate } from './cover-looks.ts'
import { hasDrawnCover, isListed } from './story-covers.ts'

const resource = (uuid: string, content: object, section = 'blog'): CoveredStory => ({
  name: uuid,
  uuid,
  full_slug: `${section}/${uuid}`,
  content: { component: 'modules/resource', ...content },
})

const day = (at: number) => `2020-01-${String(at).padStart(2, '0')} 09:00`

test('BLOCK-12 neighbours in a list by date rarely have covers with the same contour', async () => {
  const stories = await readStoryFiles(join(import.meta.dirname, '../../content/stories'))
  const listed = stories.filter((story) => isListed(story) && story.lang === 'default')
  const looks = coverLooks(listed, hasDrawnCover)
  const pairs = neighbours(listed)
  const alike = pairs.filter(([a, b]) => looks.get(a)?.contour === looks.get(b)?.contour)
  expect(pairs.length).toBeGreaterThan(1000)
  expect(alike.length / pairs.length).toBeLessThan(0.02)
})

test('BLOCK-12 related resources rarely have covers with the same contour', async () => {
  const stories = await readStoryFiles(join(import.meta.dirname, '../../content/stories'))
  const listed = stories.filter((story) => isListed(story) && story.lang === 'default')
  const looks = coverLooks(listed, hasDrawnCover)
  const rows = relatedRows(listed)
  const alike = rows.filter(
    (row) => new Set(row.map((uuid) => looks.get(uuid)?.contour)).size < row.length,
  )
  expect(rows.length).toBeGreaterThan(600)
  expect(alike.length / rows.length).toBeLessThan(0.07)
})

test('BLOCK-12 among the newest resources, no object is drawn twice in a page of nine', async () => {
  const stories = await readStoryFiles(join(import.meta.dirname, '../../content/stories'))
  const listed = stories.filter((story) => isListed(story) && story.lang === 'default')
  const looks = coverLooks(listed, hasDrawnCover)
  const newest = resourcesByDate(listed).slice(-60)
  for (const at of newest.keys()) {
    const objects = newest
      .slice(at, at + 9)
      .map((uuid) => looks.get(uuid)?.contour ?? '')
      .filter(isObjectName)
    expect(objects).toEqual([...new Set(objects)])
  }
})

test('BLOCK-12 neighbouring stories on one subject have covers with different contours', () => {
  const description = 'How the queue of orders waits for a supplier.'
  const list = [1, 2, 3, 4].map((at) => resource(`q${at}`, { date: day(at), description }))
  const looks = coverLooks(list, () => true)
  expect(looks.get('q1')?.name).toBe('queue')
  expect(new Set(list.map(({ uuid }) => looks.get(uuid)?.contour)).size).toBe(4)
})

test('BLOCK-12 a new resource changes no cover of much older ones', () => {
  const of = (count: number) => {
    const list = Array.from({ length: count }, (_, at) =>
      resource(`r${at}`, { date: day(at + 1), theme: 'ppm' }),
    )
    return [...coverLooks(list, () => true).values()].slice(0, 18).map(({ name }) => name)
  }
  expect(of(25)).toEqual(of(24))
})
