import type { Asset } from '../assets/asset.ts'
import { readFile } from '../fields/asset.ts'
import type { Field } from '../fields/field.ts'
import { option } from '../fields/option.ts'
import type { FieldOptions } from '../fields/text.ts'

export const iconNames = [
  'curve',
  'bars',
  'heat-map',
  'gate',
  'briefcase',
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

/**
 * Icon by name. A picture in its place becomes the icon with the name of its file, or else stays a picture (DATA-3).
 */
export function icon(options: Partial<FieldOptions> = {}): Field<IconName | Asset> {
  const byName = option({
    label: 'Icon',
    ...options,
    choices: iconNames.map((value) => ({ name: iconLabel(value), value })),
  })
  return {
    ...byName,
    read: (raw, context) => {
      const name = byName.read(presentName(raw), context)
      const picture = name === undefined ? readFile(raw, context) : undefined
      const ofPicture = presentName(picture?.name.split('.')[0])
      return name ?? (picture && (byName.read(ofPicture, context) ?? picture))
    },
  }
}

/** Icons that stories may still have by a name of version 1.0.0. */
const PRESENT_NAMES = new Map<unknown, IconName>([
  ['gantt', 'bars'],
  ['portfolio', 'briefcase'],
])

function presentName(stored: unknown): unknown {
  return PRESENT_NAMES.get(stored) ?? stored
}

/** Label of an icon in the editor. */
export function iconLabel(name: IconName): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replace('-', ' ')
}
