import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FieldProps } from '../field-props.ts'
import { NumberField } from './number-field.tsx'

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
