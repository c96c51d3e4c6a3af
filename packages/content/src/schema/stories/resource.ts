import { richTextOrBlocks } from '../blocks/body.ts'
import { stat } from '../blocks/stats-grid.ts'
import { asset, file } from '../fields/asset.ts'
import { datetime } from '../fields/datetime.ts'
import { hostedForm } from '../fields/embed-address.ts'
import { required } from '../fields/field.ts'
import { flag } from '../fields/flag.ts'
import { defineItem, type ItemOf, items } from '../fields/items.ts'
import { multilink } from '../fields/multilink.ts'
import { datasourceOptions, option } from '../fields/option.ts'
import { richText } from '../fields/rich-text.ts'
import { text, textarea } from '../fields/text.ts'
import { timeZone } from '../fields/time-zone.ts'
import { webAddress } from '../fields/web-address.ts'
import type { Link } from '../links/multilink.ts'
import { readText } from '../values/read-text.ts'
import { storedFields } from '../values/stored-value.ts'
import { uidOf } from '../values/uid.ts'
import { pageHead } from './page.ts'
import { type ContentOf, defineShapedRoot } from './root-schema.ts'

export const download = defineItem('download', {
  label: 'Download',
  fields: {
    label: text({ label: 'Label' }),
    link: required(multilink({ label: 'File or address' })),
    size: text({ label: 'Size of the file', help: 'Such as 240 kB.', isSearchable: false }),
    first_page: asset({
      label: 'First page',
      help: 'A picture of the first page, shown beside the text.',
    }),
  },
})

/** Resource page and card (DATA-3, BLOCK-12). */
export const resource = defineShapedRoot(
  'resource',
  {
    label: 'Resource',
    fields: {
      date: datetime({ label: 'Date', help: 'UTC. If empty, the day of creation.' }),
      description: textarea({ label: 'Description', help: 'One or two sentences, for cards.' }),
      image: asset({ label: 'Picture', crops: ['3/2'] }),
      theme: datasourceOptions({ label: 'Themes', datasource: 'theme-type' }),
      industry: datasourceOptions({ label: 'Industries', datasource: 'industry-type' }),
      author: text({ label: 'Author' }),
      body: richTextOrBlocks({ label: 'Text' }),
      download: items({ label: 'Downloads', of: download }),
      gated: flag({
        label: 'Downloads on request',
        help: 'The page does not link to them. A file’s address is not protected: anyone who has it can open the file.',
      }),
      gated_form: hostedForm({
        label: 'Form before the downloads',
        help: 'Replaces the downloads. Visitors get them after they submit the form.',
      }),
      audio: file({ kind: 'audios', label: 'Audio' }),
      duration: text({ label: 'Duration', help: 'Such as 32 min.', isSearchable: false }),
      transcript: richText({ label: 'Transcript' }),
      video_url: webAddress({ label: 'Video address' }),
      captions: file({ kind: 'texts', label: 'Captions', help: 'A WebVTT file.' }),
      recording_note: richText({
        label: 'Note on the recording',
        help: 'Shown under the player, for example if the recording is incomplete.',
      }),
      starts_at: datetime({ label: 'Starts at', help: 'UTC.' }),
      ends_at: datetime({ label: 'Ends at', help: 'UTC.' }),
      repeats: option({
        label: 'Repeats',
        help: 'Only for bundled content: importing it moves a past event to its next date.',
        choices: [{ name: 'Every year', value: 'yearly' }],
      }),
      location: text({ label: 'Location' }),
      time_zone: timeZone({
        label: 'Time zone',
        help: 'Time zone of the place or the hosts, such as Europe/London. If empty, the page uses UTC.',
      }),
      register: multilink({ label: 'Where to register' }),
      register_form: hostedForm({
        label: 'Form to register',
        help: 'Shown below the text until the event is over, in place of the link.',
      }),
      figures: items({ label: 'Key figures', of: stat }),
    },
    head: pageHead,
  },
  (values, stored) => ({
    /** UTC; defaults to the creation date. */
    date: values.date ?? stored.createdAt,
    description: values.description,
    image: values.image,
    themes: values.theme,
    industries: values.industry,
    author: values.author,
    body: values.body,
    /** Empty for a gated resource, so that no page can leak them. */
    downloads: isGated(stored.content) ? [] : withLabels(values.download),
    /** The downloads of a gated resource, without their files. */
    gatedDownloads: isGated(stored.content)
      ? withLabels(values.download).map(({ uid, label, firstPage }) => ({ uid, label, firstPage }))
      : [],
    /** Link of the first stored download, gated or not; undefined if that download is invalid (SEARCH-4). */
    firstDownload: validFirst(stored.content, values.download)?.link,
    /** True if visitors get the downloads on request, or after `gatedForm` (BLOCK-12). */
    gated: isGated(stored.content),
    gatedForm: values.gated_form,
    audio: values.audio,
    duration: values.duration,
    transcript: values.transcript,
    video: values.video_url,
    captions: values.captions,
    recordingNote: values.recording_note,
    startsAt: values.starts_at,
    endsAt: values.ends_at,
    location: values.location,
    /** IANA name of the time zone of the location, or of the hosts for an online event. */
    timeZone: values.time_zone,
    register: values.register,
    registerForm: values.register_form,
    figures: values.figures.map(({ uid, heading, subheading }) => ({ uid, heading, subheading })),
  }),
)

export type ResourceContent = ContentOf<typeof resource>
export type Download = ResourceContent['downloads'][number]
export type ResourceFigure = ResourceContent['figures'][number]

/** True if a stored resource gates its downloads (BLOCK-12), even if the id of its form is invalid. */
export function isGated(content: unknown): boolean {
  const { gated, gated_form: form } = storedFields(content)
  return gated === true || gated === 'true' || readText(form) !== undefined
}

function withLabels(downloads: readonly ItemOf<typeof download>[]) {
  return downloads.map(({ uid, label, link, size, first_page: firstPage }) => ({
    uid,
    link,
    size,
    firstPage,
    label: label ?? lastSegment(link),
  }))
}

/** The first valid item, unless an invalid one is stored before it. */
function validFirst<Item extends { readonly uid: string }>(
  content: unknown,
  downloads: readonly Item[],
): Item | undefined {
  const { download: stored } = storedFields(content)
  const uid = Array.isArray(stored) ? (uidOf(stored[0]) ?? `${download.component}-0`) : undefined
  return downloads[0]?.uid === uid ? downloads[0] : undefined
}

/** Name of a link's file, for a missing label. */
function lastSegment({ href }: Link): string {
  return href.split(/[?#]/, 1).join('').split('/').filter(Boolean).at(-1) ?? href
}
