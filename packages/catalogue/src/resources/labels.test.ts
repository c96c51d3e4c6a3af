import { describe, expect, it } from 'vitest'
import { knownLabels, labelsOf } from './labels.ts'
import { isListedResource, RESOURCE_TYPES } from './resource-types.ts'

const source = (...pairs: [name: string, value: string, translated?: string][]) =>
  pairs.map(([name, value, translated], id) => ({
    id,
    name,
    value,
    ...(translated !== undefined && { translations: { de: translated } }),
  }))

describe('labelsOf', () => {
  it('RES-2 spells two resource types its own way, and keeps the order', () => {
    const labels = labelsOf(
      source(['GuideBooks', 'guidebooks'], ['Blog', 'blog'], ['Whitepapers', 'whitepapers']),
      'en',
    )
    expect([...labels]).toEqual([
      ['guidebooks', 'Guidebooks'],
      ['blog', 'Blog'],
      ['whitepapers', 'White Papers'],
    ])
  })

  it('DATA-8 gives an unknown value no label, never itself', () => {
    const labels = labelsOf(source(['Energy', 'i-1'], ['Finance', 'i-2']), 'en')
    expect(knownLabels(labels, ['i-2', 'nobody', 'i-1'])).toEqual(['Finance', 'Energy'])
    expect(labels.get('nobody')).toBeUndefined()
  })

  it('DATA-8 leaves out entries without name or value, and later ones of the same value', () => {
    expect([...labelsOf(source(['', 'a'], ['B', ''], ['C', 'c'], ['D', 'c']), 'en')]).toEqual([
      ['c', 'C'],
    ])
  })

  it('LANG-2 uses the label in the requested language, else its own name', () => {
    const entries = source(['Energy', 'i-1', 'Energie'], ['Rail', 'i-2'], ['Finance', 'i-3', ' '])
    const labels = (lang: string) => [...labelsOf(entries, lang).values()]
    expect(labels('de')).toEqual(['Energie', 'Rail', 'Finance'])
    expect(labels('de-AT')).toEqual(['Energie', 'Rail', 'Finance'])
    expect(labels('en')).toEqual(['Energy', 'Rail', 'Finance'])
    expect(labels('constructor')).toEqual(['Energy', 'Rail', 'Finance'])
  })
})

describe('resource types', () => {
  it('DATA-9 lists the twelve types; recording pages are not among them', () => {
    expect(RESOURCE_TYPES).toHaveLength(12)
    for (const section of RESOURCE_TYPES) {
      expect(isListedResource({ component: 'resource', section })).toBe(true)
      expect(isListedResource({ component: 'page', section })).toBe(false)
    }
    const section = 'webinar-recording-pages'
    expect(isListedResource({ component: 'resource', section })).toBe(false)
  })
})
