import { links } from '../blocks/block-settings.ts'
import { type Field, required } from '../fields/field.ts'
import { defineItem, type ItemOf, items } from '../fields/items.ts'
import { multilink } from '../fields/multilink.ts'
import { type FieldOptions, sharedProperties, text, textarea } from '../fields/text.ts'
import { bareSlug } from '../links/bare-slug.ts'
import { type ContentOf, defineShapedRoot } from './root-schema.ts'

export const navigationEntry = defineItem('nav-entry', {
  label: 'Navigation entry',
  fields: {
    label: required(text({ label: 'Label' })),
    link: required(multilink({ label: 'Destination' })),
    description: text({ label: 'Description', help: 'A few words under the label.' }),
  },
})

export const navigationGroup = defineItem('nav-group', {
  label: 'Navigation group',
  fields: {
    label: required(text({ label: 'Label' })),
    link: multilink({ label: 'Destination', help: 'Where the label links to.' }),
    entries: items({ label: 'Entries', of: navigationEntry }),
  },
})

export type NavigationEntry = ItemOf<typeof navigationEntry>
export type NavigationGroup = ItemOf<typeof navigationGroup>

/** Site-wide settings: header, footer, rules of the sitemap page (MAP-2, MAP-3). */
export const settings = defineShapedRoot(
  'settings',
  {
    label: 'Settings',
    hasPage: false,
    fields: {
      organisation: text({ label: 'Organisation' }),
      strapline: text({ label: 'Strapline' }),
      navigation: items({ label: 'Navigation', of: navigationGroup }),
      navigation_links: links,
      footer: items({ label: 'Footer', of: navigationGroup }),
      footer_note: textarea({ label: 'Footer note' }),
      legal: items({ label: 'Legal links', of: navigationEntry }),
      sitemap_exclude: commaSeparated({
        label: 'Left out of the sitemap page',
        help: 'Paths, separated by commas.',
      }),
      separated_sitemap_folder: commaSeparated({
        label: 'Folders left out of the sitemap page',
        help: 'Paths of folders, separated by commas; everything under them is left out too.',
      }),
      placeholder: commaSeparated({
        label: 'Names without a link on the sitemap page',
        help: 'Names of pages, separated by commas.',
      }),
    },
  },
  (values) => ({
    /** Full slugs without outer slashes. */
    excludedSlugs: values.sitemap_exclude,
    /** Full slugs of folders. */
    excludedFolders: values.separated_sitemap_folder,
    /** Names or full slugs of pages. */
    unlinkedNames: values.placeholder,
    navigation: values.navigation,
    navigationLinks: values.navigation_links,
    footer: values.footer,
    footerNote: values.footer_note,
    legal: values.legal,
    strapline: values.strapline,
    organisation: values.organisation,
  }),
)

export type Settings = ContentOf<typeof settings>

function commaSeparated(options: FieldOptions): Field<readonly string[], readonly string[]> {
  return {
    definition: { type: 'textarea', ...sharedProperties(options) },
    read: (raw) => (typeof raw === 'string' ? valuesOf(raw) : undefined),
    fallback: [],
  }
}

/** Splits a list at its commas, without the slashes that editors type around slugs. */
function valuesOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((value) => bareSlug(value.trim()).trim())
    .filter((value) => value !== '')
}
