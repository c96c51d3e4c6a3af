import type { Choice } from '@prospectus/protocol/management/definition'
import { extensions } from '../extensions.ts'
import { option } from '../fields/option.ts'

export const NO_DRAWING = 'none'

/** Drawings offered by the brand's extensions (decision 0058), or none. */
export const drawings: readonly Choice[] = [
  ...extensions.flatMap((extension) => extension.drawings),
  { name: 'None', value: NO_DRAWING },
]

export const graphic = option({
  label: 'Drawing',
  help: 'About the subject of the page. Shown if there is neither an image nor a video.',
  choices: drawings,
})
