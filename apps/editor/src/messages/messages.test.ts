import { cataloguesIn, shapeOf } from '@prospectus/content/messages/catalogues.fixture'
import { expect, it } from 'vitest'
import en from './en.json' with { type: 'json' }
import { findMessage, messagesOf, translate } from './messages.ts'

const sources = Object.values(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n')

const english = Object.entries(en).flatMap(([group, messages]) =>
  Object.entries(messages).map(([key, text]) => ({ group, key: `${group}.${key}`, text })),
)

it.each(cataloguesIn(import.meta.dirname))(
  '%s has the keys and placeholders of English',
  (_, texts) => {
    expect(shapeOf(texts)).toEqual(shapeOf(en))
  },
)

it('every message is used', () => {
  const isUsed = ({ group, key }: (typeof english)[number]) =>
    sources.includes(`'${key}'`) ||
    sources.includes(`'${group}'`) ||
    sources.includes(`\`${group}.$`) ||
    sources.includes(`\`${group.replace(/\.\w+$/, '')}.$`)
  expect(english.filter((message) => !isUsed(message)).map(({ key }) => key)).toEqual([])
})

it('every call passes a value for each placeholder of its message', () => {
  const textOf = new Map(english.map(({ key, text }) => [key, text]))
  const calls = Array.from(sources.matchAll(/translate\(\s*'([^']+)'(?:,\s*\{(.*?)\}\s*\))?/gs))
  const incomplete = calls.flatMap(([, key = '', values = '']) => {
    const placeholders = Array.from(
      (textOf.get(key) ?? '').matchAll(/\{(\w+)[,}]/g),
      ([, name]) => name,
    )
    return placeholders
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(values))
      .map((name) => `${key}: ${name}`)
  })
  expect(calls.length).toBeGreaterThan(500)
  expect(incomplete).toEqual(['redirects.importText: example'])
})

it('the message of a key that is made from data is found, if there is one', () => {
  expect(translate('publishing.days', { count: 1 })).toBe('1 day')
  expect(findMessage('publishing.days', { count: 2 })).toBe('2 days')
  expect(findMessage('publishing.moon')).toBeUndefined()
  expect(messagesOf('webhooks.states')).toContainEqual(['sent', 'Sent'])
})
