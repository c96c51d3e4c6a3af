import { links } from '../blocks/block-settings.ts'
import type { LinkItem } from '../blocks/link-item.ts'
import type { ReadContext } from '../context/read-context.ts'
import { type Field, required } from '../fields/field.ts'
import { defineItem, type ItemOf, items } from '../fields/items.ts'
import { multilink } from '../fields/multilink.ts'
import { described, type FieldText, text, textarea } from '../fields/text.ts'
import { bareSlug } from '../links/bare-slug.ts'
import { defineRoot, readRoot } from './root-schema.ts'

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
    link: multilink({ label: 'Destination', help: 'Where the label itself leads.' }),
    entries: items({ label: 'Entries', of: navigationEntry }),
  },
})

export type NavigationEntry = ItemOf<typeof navigationEntry>
export type NavigationGroup = ItemOf<typeof navigationGroup>

/** What the whole site has in common: header, footer and the sitemap page's rules (MAP-2, MAP-3). */
export interface Settings {
  readonly kind: 'settings'
  /** Full slugs without leading and closing slashes. */
  readonly sitemapExclude: readonly string[]
  /** Full slugs of folders, without leading and closing slashes. */
  readonly separatedSitemapFolder: readonly string[]
  /** Names of pages, or their full slugs without leading and closing slashes. */
  readonly placeholder: readonly string[]
  readonly navigation: readonly NavigationGroup[]
  readonly navigationLinks: readonly LinkItem[]
  readonly footer: readonly NavigationGroup[]
  readonly footerNote: string | undefined
  readonly legal: readonly NavigationEntry[]
  readonly strapline: string | undefined
  /** The vendor's name, such as `Corvane`. */
  readonly organisation: string | undefined
}

export const settings = defineRoot('modules/settings', {
  label: 'Settings',
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
})

/** Settings of a site whose settings story is missing. */
export const noSettings: Settings = {
  kind: 'settings',
  sitemapExclude: [],
  separatedSitemapFolder: [],
  placeholder: [],
  navigation: [],
  navigationLinks: [],
  footer: [],
  footerNote: undefined,
  legal: [],
  strapline: undefined,
  organisation: undefined,
}

/** Settings from raw content, however the comma-separated lists are typed (MAP-2). Never throws. */
export function readSettings(content: unknown, context: ReadContext): Settings {
  const read = readRoot(settings, content, context)
  return {
    kind: 'settings',
    sitemapExclude: read.sitemap_exclude,
    separatedSitemapFolder: read.separated_sitemap_folder,
    placeholder: read.placeholder,
    navigation: read.navigation,
    navigationLinks: read.navigation_links,
    footer: read.footer,
    footerNote: read.footer_note,
    legal: read.legal,
    strapline: read.strapline,
    organisation: read.organisation,
  }
}

type Values = readonly string[]

function commaSeparated(about: FieldText): Field<Values, Values> {
  return {
    definition: { type: 'textarea', ...described(about) },
    read: (raw) => (typeof raw === 'string' ? valuesOf(raw) : undefined),
    missing: [],
  }
}

/** Slugs are typed with and without slashes around them; names have none. */
function valuesOf(text: string): Values {
  return text
    .split(',')
    .map((value) => bareSlug(value.trim()).trim())
    .filter((value) => value !== '')
}
