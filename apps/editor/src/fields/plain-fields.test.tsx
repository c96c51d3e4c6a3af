import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FieldProps } from './field-props.ts'
import { formatLocalTime, NumberField } from './plain-fields.tsx'

const definition: FieldProps['definition'] = { type: 'number', pos: 0, display_name: 'Seats' }

test.each([
  ['12', '12'],
  [12, '12'],
  [0, '0'],
  [undefined, ''],
  [null, ''],
  [{ a: 1 }, ''],
])(
  'a number field shows what is stored as a number or as text, and nothing else: %j',
  (value, shown) => {
    const path = { uid: 'u', field: 'seats' }
    const html = renderToStaticMarkup(
      <NumberField {...{ definition, value, path }} onChange={() => undefined} />,
    )
    expect(html).toContain(`value="${shown}"`)
  },
)

test.each([
  ['2026-07-01 22:30', 'Europe/Berlin', '2 Jul 2026, 00:30 in Europe/Berlin'],
  ['2026-01-01 09:00:00', 'America/New_York', '1 Jan 2026, 04:00 in America/New York'],
  ['soon', 'UTC', ''],
])('EDIT-8 %s UTC is also shown as the time in %s', (stored, zone, text) => {
  expect(formatLocalTime(stored, zone)).toBe(text)
})
