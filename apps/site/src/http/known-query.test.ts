import { expect, test } from 'vitest'
import { knownQuery } from './known-query.ts'

test.each([
  ['', ''],
  ['?', ''],
  ['?utm_source=x&fbclid=y', ''],
  ['?type=blog&page=2', 'page=2&type=blog'],
  ['?page=2&type=blog', 'page=2&type=blog'],
  ['?page=1&page=2', 'page=1'],
  ['?type=&category=news', 'category=news'],
  ['?q=a+b%26c', 'q=a+b%26c'],
  ['?q=100%', 'q=100%25'],
  ['?Page=2', ''],
])('RES-1 of the query %j, pages know %j', (search, known) => {
  expect(knownQuery(search).toString()).toBe(known)
})
