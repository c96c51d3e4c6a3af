import { expect, test } from 'vitest'
import { rawStory, snapshotOf } from '../ui/testing/snapshot-of.ts'
import { withDrafts } from './preview.ts'

const story = (slug: string, name: string) => rawStory(slug, { component: 'page' }, { name })
const published = snapshotOf([story('about', 'About'), story('team/ada', 'Ada')])

test('CALL-2 stories that a draft refers to are found and read as their newest drafts', () => {
  const snapshot = withDrafts(published, [story('team/ada', 'Ada Byron'), story('team/bo', 'Bo')])
  const nameOf = (uuid: string) => {
    const entry = snapshot.byUuid(uuid)
    return entry && [entry.name, snapshot.read(entry).name]
  }
  expect(nameOf('uuid-of-team/ada')).toEqual(['Ada Byron', 'Ada Byron'])
  expect(nameOf('uuid-of-team/bo')).toEqual(['Bo', 'Bo'])
  expect(nameOf('uuid-of-about')).toEqual(['About', 'About'])
  expect(nameOf('uuid-of-nobody')).toBeUndefined()
})

test('CALL-2 the snapshot itself stays as it is, and so do its lists', () => {
  const snapshot = withDrafts(published, [story('about', 'Newer'), story('new', 'New')])
  expect(published.byUuid('uuid-of-about')?.name).toBe('About')
  expect(snapshot.tree).toBe(published.tree)
  expect(snapshot.find('new')).toBeUndefined()
})
