import { storedAsset, storyLink } from './example-content.ts'
import type { ExampleFile } from './example-files.ts'

/**
 * Awkward content of the kind that years of editing leave behind, for the examples named `hostile`; blocks must cope
 * with it.
 */

/** 300 characters, where a dozen were meant. */
export const longHeading =
  'Every order, every delivery and every invoice of every branch, on one page, with the day that was promised for each, the day on which each arrived, what each of them has cost so far and what it will have cost in the end, for the shop, for the workshop, for the office and for whoever asks on the day.'

/** 60 letters without a place to break the line. */
export const longWord = 'Kundendienstwerkstattauftragsannahmestellenoeffnungszeitenab'

/** Must be shown as text, never as markup. */
export const markupInText =
  '</p><b onclick="alert(1)">Bold</b> & <script>alert(1)</script> "quoted"'

/** A link whose destination was never set. */
export const linkToNowhere = {
  _uid: 'link-nowhere',
  component: 'link',
  type: 'primary',
  label: 'Leads nowhere',
  link: storyLink(''),
}

/** A picture field from which the picture was removed. */
export const missingImage = { fieldtype: 'asset', id: null, filename: '', alt: '', name: '' }

/** A file as older components store it: by a link to it. */
export function fileLink(file: ExampleFile) {
  const { filename } = storedAsset(file, '')
  return { fieldtype: 'multilink', linktype: 'asset', id: 'asset', url: filename, cached_url: '' }
}

/** A logo as older components store it: in a block that holds the picture and the name of its owner. */
export function logoBlock(file: ExampleFile, name: string) {
  return { component: 'logo', _uid: `logo-${file}`, name, image: [storedAsset(file, '')] }
}
