import { expect, it } from 'vitest'
import { formatSize } from './format-size.ts'

it.each([
  [999, '999 bytes'],
  [1400, '1.4 kB'],
  [52_000, '52 kB'],
  [3_400_000, '3.4 MB'],
  [40_000_000, '40 MB'],
])('%i bytes are %s', (bytes, text) => expect(formatSize(bytes)).toBe(text))
