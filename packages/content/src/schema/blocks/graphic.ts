import type { Choice } from '@prospectus/protocol/management/definition'
import { extensions } from '../extensions.ts'
import { option } from '../fields/option.ts'

/** The drawings that the brand's extensions offer (decision 0058), and none. */
export const drawings: readonly Choice[] = [
  ...extensions.flatMap((extension) => extension.drawings),
  { name: 'None', value: 'none' },
]

/** A drawing of what belongs to the page. */
export const graphic = option({
  label: 'Drawing',
  help: 'Of what belongs to the page; shown when there is neither image nor video.',
  choices: drawings,
})
