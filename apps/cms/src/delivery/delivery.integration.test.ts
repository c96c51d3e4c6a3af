import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onBothDatabases } from '../storage/storage.fixture.ts'
import { fillContractSpace } from './contract/content.fixture.ts'
import { filterRows } from './contract/filter.rows.fixture.ts'
import { oneStoryRows } from './contract/one-story.rows.fixture.ts'
import { pagingRows } from './contract/paging.rows.fixture.ts'
import { resourcesRows } from './contract/resources.rows.fixture.ts'
import type { Row } from './contract/row.fixture.ts'
import {
  FILLED_AT,
  type ServedDelivery,
  serveDelivery,
} from './contract/served-delivery.fixture.ts'
import { storiesRows } from './contract/stories.rows.fixture.ts'
import { transportRows } from './contract/transport.rows.fixture.ts'

const tables: readonly (readonly [section: string, rows: readonly Row[]])[] = [
  ['delivery-protocol#transport', transportRows],
  ['delivery-protocol#paging', pagingRows],
  ['delivery-protocol#lists-of-stories', storiesRows],
  ['delivery-protocol#one-story', oneStoryRows],
  ['delivery-protocol#filters', filterRows],
  ['delivery-protocol#relations', resourcesRows],
]
const DOCUMENT = join(import.meta.dirname, '../../../../docs/contracts/delivery-protocol.md')

onBothDatabases('the delivery protocol', (open) => {
  let served: ServedDelivery

  beforeAll(async () => {
    const storage = await open({ now: () => FILLED_AT })
    await fillContractSpace(storage)
    served = await serveDelivery(storage)
  })
  afterAll(() => served.close())

  for (const [section, rows] of tables)
    test.each(rows.map((row) => [row.id, row] as const))(`${section} %s`, async (_id, row) => {
      const { request, status, pick, expected, ...options } = row
      const response = await served.request(request, options)
      expect({ status: response.status, picked: pick(response) }).toEqual({
        status,
        picked: expected,
      })
    })
})

describe('docs/contracts/delivery-protocol.md', () => {
  test('every row is shown by a test, and every test has a row', async () => {
    const document = await readFile(DOCUMENT, 'utf8')
    const documented = [...document.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, id]) => id)
    const shown = [...tables.flatMap(([, rows]) => rows.map(({ id }) => id)), ...SHOWN_ELSEWHERE]
    expect(documented.toSorted()).toEqual(shown.toSorted())
  })
})

/** Ids of rows that have tests of their own, in other files; their titles begin with the id. */
const SHOWN_ELSEWHERE = ['cv-after-publish', 'error-internal', 'rate-limit-none']
