import { expect, it } from 'vitest'
import { lazyMap } from './lazy-map.ts'

it('creates a value on first use, and once', () => {
  const made: string[] = []
  const maker = (name: string) => [name, () => made.push(name)] as const
  const values = lazyMap([maker('a'), maker('b')])
  expect([...values.keys()]).toEqual(['a', 'b'])
  expect(made).toEqual([])
  expect([values.get('b'), values.get('b'), values.get('nothing')]).toEqual([1, 1, undefined])
  expect(made).toEqual(['b'])
  expect([...values.keys()]).toEqual(['a', 'b'])
})
