import { option } from '../fields/option.ts'
import type { FieldText } from '../fields/text.ts'

/** The one set of icons, all drawn by us. */
export const iconNames = [
  'curve',
  'gantt',
  'heat-map',
  'gate',
  'portfolio',
  'clock',
  'shield',
  'people',
  'document',
  'link',
  'chart',
  'coins',
  'flag',
  'target',
  'phone',
  'mail',
  'pin',
  'calendar',
  'plug',
  'database',
  'mobile',
  'spark',
  'scale',
  'cog',
  'leaf',
  'factory',
  'plane',
  'heart-pulse',
  'bolt',
  'building',
  'crane',
  'book',
  'microphone',
  'play',
  'news',
  'star',
] as const

export type IconName = (typeof iconNames)[number]

/** One icon of the set; an unknown name is missing. */
export function icon(about: Partial<FieldText> = {}) {
  return option({
    label: 'Icon',
    ...about,
    choices: iconNames.map((value) => ({ name: iconLabel(value), value })),
  })
}

function iconLabel(name: IconName): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replace('-', ' ')
}
