import { expect, test } from 'vitest'
import { overview } from './overview.ts'

const link = 'http://127.0.0.1:3001/first-owner?token=abc'

test('a start ends with addresses and what they are for, the site first, the owner’s link on a line of its own', () => {
  const lines = overview([
    { name: 'cms', url: 'http://127.0.0.1:3001', firstOwnerLink: link },
    { name: 'site', url: 'http://127.0.0.1:3000' },
    { name: 'preview', url: 'http://127.0.0.1:3002' },
  ]).split('\n')
  expect(
    lines.filter((line) => /^\w+ +http/.test(line)).map((line) => line.split(/ +/)[0]),
  ).toEqual(['site', 'cms', 'preview'])
  expect(lines).toContain(link)
  expect(lines.at(-1)).toMatch(/Ctrl-C/)
})

test('once there is an owner, there is no link', () => {
  const text = overview([{ name: 'site', url: 'http://127.0.0.1:3000' }])
  expect(text).not.toMatch(/owner|cms/)
})
