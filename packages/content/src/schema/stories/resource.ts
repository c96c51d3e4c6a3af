import type { Asset } from '../assets/asset.ts'
import { richTextOrBlocks } from '../blocks/body.ts'
import { stat } from '../blocks/stats-grid.ts'
import type { BlockOrFault } from '../context/nested-block.ts'
import type { ReadContext } from '../context/read-context.ts'
import { asset } from '../fields/asset.ts'
import { datetime } from '../fields/datetime.ts'
import { required } from '../fields/field.ts'
import { flag } from '../fields/flag.ts'
import { defineItem, items } from '../fields/items.ts'
import { multilink } from '../fields/multilink.ts'
import { datasourceOptions } from '../fields/option.ts'
import { richText } from '../fields/rich-text.ts'
import { text, textarea } from '../fields/text.ts'
import { webAddress } from '../fields/web-address.ts'
import type { Link } from '../links/multilink.ts'
import type { RichText } from '../rich-text/rich-text.ts'
import { uidOf } from '../values/uid.ts'
import { preventIndexing } from './page.ts'
import { defineRoot, readRoot } from './root-schema.ts'
import { schemas } from './schemas.ts'
import { seo } from './seo.ts'

/** What a resource page and a card need (DATA-3, BLOCK-12). */
export interface ResourceContent {
  readonly kind: 'resource'
  /** UTC; the creation date when none is stored. */
  readonly date: Date
  readonly description: string | undefined
  readonly image: Asset | undefined
  /** Theme slugs, in stored order. */
  readonly themes: readonly string[]
  /** Industry uuids, in stored order. */
  readonly industries: readonly string[]
  readonly author: string | undefined
  readonly body: readonly BlockOrFault[]
  readonly downloads: readonly Download[]
  /** Of the first download as it is stored; undefined when that one leads nowhere (SEARCH-4). */
  readonly firstDownload: Link | undefined
  /** Downloads are shown behind a form. */
  readonly gated: boolean
  readonly audio: Asset | undefined
  /** As editors write it, such as `32 min`. */
  readonly duration: string | undefined
  readonly transcript: RichText | undefined
  readonly video: Link | undefined
  readonly captions: Asset | undefined
  /** What the recording is, where it is not the whole. */
  readonly recordingNote: RichText | undefined
  readonly startsAt: Date | undefined
  readonly endsAt: Date | undefined
  readonly location: string | undefined
  readonly register: Link | undefined
  readonly figures: readonly Figure[]
}

export interface Download {
  readonly uid: string
  readonly label: string
  readonly link: Link
  /** As editors write it, such as `240 kB`. */
  readonly size: string | undefined
}

/** A key figure of a client story. */
export interface Figure {
  readonly uid: string
  readonly heading: string
  readonly subheading: string | undefined
}

export const download = defineItem('download', {
  label: 'Download',
  fields: {
    label: text({ label: 'Label' }),
    link: required(multilink({ label: 'File or address' })),
    size: text({ label: 'Size of the file', help: 'Such as 240 kB.' }),
  },
})

export const resource = defineRoot('modules/resource', {
  label: 'Resource',
  fields: {
    date: datetime({ label: 'Date', help: 'UTC. The day of creation when left out.' }),
    description: textarea({ label: 'Description', help: 'One or two sentences, for cards.' }),
    image: asset({ label: 'Picture' }),
    theme: datasourceOptions({ label: 'Themes', datasource: 'theme-type' }),
    industry: datasourceOptions({ label: 'Industries', datasource: 'industry-type' }),
    author: text({ label: 'Author' }),
    body: richTextOrBlocks({ label: 'Text' }),
    download: items({ label: 'Downloads', of: download }),
    gated: flag({ label: 'Downloads behind a form' }),
    audio: asset({ label: 'Audio' }),
    duration: text({ label: 'Duration', help: 'Such as 32 min.' }),
    transcript: richText({ label: 'Transcript' }),
    video_url: webAddress({ label: 'Video address' }),
    captions: asset({ label: 'Captions', help: 'A WebVTT file.' }),
    recording_note: richText({
      label: 'Note on the recording',
      help: 'Stands under the player: what it is, where it is not the whole.',
    }),
    starts_at: datetime({ label: 'Starts at', help: 'UTC.' }),
    ends_at: datetime({ label: 'Ends at', help: 'UTC.' }),
    location: text({ label: 'Location' }),
    register: multilink({ label: 'Where to register' }),
    figures: items({ label: 'Key figures', of: stat }),
    seo,
    schemas,
    prevent_indexing: preventIndexing,
  },
})

/** The content of a resource story; `createdAt` stands in for a missing date (DATA-3). */
export function readResource(
  content: unknown,
  createdAt: Date,
  context: ReadContext,
): ResourceContent {
  const read = readRoot(resource, content, context)
  return {
    kind: 'resource',
    date: read.date ?? createdAt,
    description: read.description,
    image: read.image,
    themes: read.theme,
    industries: read.industry,
    author: read.author,
    body: read.body,
    downloads: read.download.map(({ uid, label, link, size }) => ({
      uid,
      link,
      size,
      label: label ?? lastSegment(link),
    })),
    firstDownload: firstOf(content, read.download)?.link,
    gated: read.gated,
    audio: read.audio,
    duration: read.duration,
    transcript: read.transcript,
    video: read.video_url,
    captions: read.captions,
    recordingNote: read.recording_note,
    startsAt: read.starts_at,
    endsAt: read.ends_at,
    location: read.location,
    register: read.register,
    figures: read.figures.map(({ uid, heading, subheading }) => ({ uid, heading, subheading })),
  }
}

/** What was read of the first stored download, if anything was. */
function firstOf<Read extends { readonly uid: string }>(
  content: unknown,
  downloads: readonly Read[],
): Read | undefined {
  const { download: stored }: { download?: unknown } = Object(content)
  const uid = Array.isArray(stored) ? (uidOf(stored[0]) ?? `${download.component}-0`) : undefined
  return downloads[0]?.uid === uid ? downloads[0] : undefined
}

/** The file name: a download without a label still needs one. */
function lastSegment({ href }: Link): string {
  return href.split(/[?#]/, 1).join('').split('/').filter(Boolean).at(-1) ?? href
}
