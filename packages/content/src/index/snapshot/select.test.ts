import { readOptions } from '@prospectus/protocol/query/read-options'
import type { StoriesOptions } from '@prospectus/protocol/query/stories-request'
import { expect, it } from 'vitest'
import { centreOptions } from '../resources/centre-query.ts'
import { RESOURCE_TYPES } from '../resources/resource-types.ts'
import { createLists } from './select.ts'
import { listSource, rawStory, snapshotOf } from './snapshot.fixture.ts'
import { stateOf } from './snapshot-state.ts'

it('RES-0 CALL-4 a view of the resources centre is answered by its index, asked for by options too', async () => {
  const state = stateOf(await snapshotOf(listSource([rawStory(1)])))
  const rows = Object.assign([...state.base.rows], {
    [Symbol.iterator]: () => {
      throw new Error('all stories were read through')
    },
  })
  const { resources, select } = createLists({ ...state, base: { ...state.base, rows } })
  const asked = (options: StoriesOptions) => {
    const read = readOptions(options)
    if (!read.ok) throw new Error(read.fault.error)
    return select(read.query)
  }
  for (const type of [undefined, ...RESOURCE_TYPES]) {
    for (const theme of [undefined, 'ppm']) {
      const filter = { lang: 'en', type, theme, industry: theme && 'i-1', text: 'story' }
      const view = { ...filter, page: 1, perPage: 9 }
      expect(asked(centreOptions(view))).toEqual(resources(view))
    }
  }
  expect(() => asked({ starts_with: 'blog/' })).toThrow('read through')
})
