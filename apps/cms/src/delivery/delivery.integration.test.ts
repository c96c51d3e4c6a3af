import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onBothDatabases } from '../storage/storage.fixture.ts'
import { fillContractSpace } from './contract/content.fixture.ts'
import type { ContractCase } from './contract/contract-case.fixture.ts'
import { filterCases } from './contract/filter.cases.fixture.ts'
import { oneStoryCases } from './contract/one-story.cases.fixture.ts'
import { pagingCases } from './contract/paging.cases.fixture.ts'
import { resourcesCases } from './contract/resources.cases.fixture.ts'
import {
  FILLED_AT,
  type ServedDelivery,
  serveDelivery,
} from './contract/served-delivery.fixture.ts'
import { storiesCases } from './contract/stories.cases.fixture.ts'
import { transportCases } from './contract/transport.cases.fixture.ts'

const casesBySection: readonly (readonly [section: string, cases: readonly ContractCase[]])[] = [
  ['delivery-protocol#transport', transportCases],
  ['delivery-protocol#paging', pagingCases],
  ['delivery-protocol#lists-of-stories', storiesCases],
  ['delivery-protocol#one-story', oneStoryCases],
  ['delivery-protocol#filters', filterCases],
  ['delivery-protocol#relations', resourcesCases],
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

  for (const [section, cases] of casesBySection)
    test.each(cases.map((one) => [one.id, one] as const))(`${section} %s`, async (_id, one) => {
      const { request, status, pick, expected, ...options } = one
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
    const shown = [
      ...casesBySection.flatMap(([, cases]) => cases.map(({ id }) => id)),
      ...SHOWN_ELSEWHERE,
    ]
    expect(documented.toSorted()).toEqual(shown.toSorted())
  })
})

/** Ids of rows that have tests of their own, in other files; their titles begin with the id. */
const SHOWN_ELSEWHERE = ['cv-after-publish', 'error-internal', 'rate-limit-none']
