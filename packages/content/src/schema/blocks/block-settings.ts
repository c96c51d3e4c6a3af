import { flag } from '../fields/flag.ts'
import { items } from '../fields/items.ts'
import { option } from '../fields/option.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import type { Colour } from '../values/colour.ts'
import { linkItem } from './link-item.ts'

/** Fields that many blocks share; each setting has one visible effect (BLOCK-2a). */

export const label = text({ label: 'Label', help: 'A few words above the heading.' })
export const heading = text({ label: 'Heading' })
export const description = richText({ label: 'Text' })
export const headingAndText = { heading, description }
export const introduction = { label, heading, description }

/** Colours of a block; light if not set. */
export const theme = option({
  label: 'Theme',
  help: 'The background and text colours of the block.',
  choices: [
    { name: 'Light', value: 'light' },
    { name: 'Tinted', value: 'tinted' },
    { name: 'Dark', value: 'dark' },
    { name: 'Brand', value: 'brand' },
  ],
  fromColour: nearestTheme,
})

function nearestTheme({ lightness, chroma }: Colour): Theme {
  if (lightness > 0.97) return 'light'
  if (lightness > 0.75) return 'tinted'
  return chroma > 0.4 ? 'brand' : 'dark'
}

export type Theme = 'light' | 'tinted' | 'dark' | 'brand'

export const direction = option({
  label: 'Media side',
  help: 'The side of the picture or video on a wide screen.',
  choices: [
    { name: 'Left', value: 'left' },
    { name: 'Right', value: 'right' },
  ],
})

/** Number of columns from 1024 px up. */
export const columns = columnsField('The number of columns on a wide screen.')

/** A choice of 3, 4 or 5 columns. */
export function columnsField(help: string) {
  return option({
    label: 'Columns',
    help,
    choices: [
      { name: '3', value: '3' },
      { name: '4', value: '4' },
      { name: '5', value: '5' },
    ],
  })
}

export const contain = flag({
  label: 'Show whole image',
  help: 'Otherwise the image is cropped to fill its frame.',
})
export const isMockup = flag({ label: 'Frame as product window' })
export const isUi = flag({ label: 'Drawn interface', help: 'No rounding and no shadow.' })
export const isProductBanner = flag({ label: 'Product layout' })

/** Makes a carousel move on by itself (BLOCK-5). */
export const autoplay = flag({
  label: 'Play automatically',
  help: 'Moves on every six seconds until the visitor takes over. Never when the visitor prefers reduced motion.',
})
export const pause_on_hover = flag({
  label: 'Pause under the pointer',
  help: 'Nothing moves while the pointer is over the block.',
})

/** False removes the edit markers in preview. */
export const editable = flag({ label: 'Clickable in the editor' }, true)

/** The last fields of every block that has a theme. */
export const themeAndEditable = { theme, editable }

export const links = items({ label: 'Links', of: linkItem })
