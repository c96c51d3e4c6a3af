import { isoDate } from '@prospectus/content/messages/dates'
import type { Asset } from '@prospectus/content/schema/assets/asset'
import { videoAt } from '@prospectus/content/schema/links/video-source'
import { plainText } from '@prospectus/content/schema/rich-text/plain-text'
import type { RichText } from '@prospectus/content/schema/rich-text/rich-text'
import { escapeForScript } from '@prospectus/content/schema/stories/json-ld'
import type { ResourceContent } from '@prospectus/content/schema/stories/resource'
import type { Story } from '@prospectus/content/schema/stories/story'
import type { PageView } from '../../rendering/page-view.ts'
import {
  authorOf,
  hasRecording,
  kindOfSection,
  resourceCrumbs,
  resourceType,
} from './resource-page.ts'

type JsonLdNode = Readonly<Record<string, unknown>>

/** A resource's JSON-LD, safe inside a script (BLOCK-8). Nodes that lack a required property are left out. */
export function resourceJsonLd(story: Story, page: PageView): string[] {
  if (story.content.kind !== 'resource') return []
  const context = { story, page, content: story.content, url: page.siteUrl + story.path }
  const nodes = [mainNode(context), videoNode(context), breadcrumbNode(context)]
  return nodes.flatMap((node) =>
    node === undefined
      ? []
      : [escapeForScript(JSON.stringify({ '@context': 'https://schema.org', ...node }))],
  )
}

interface ResourceContext {
  readonly story: Story
  readonly content: ResourceContent
  readonly page: PageView
  /** Absolute and canonical. */
  readonly url: string
}

function mainNode(context: ResourceContext): JsonLdNode | undefined {
  switch (kindOfSection(context.story.section)) {
    case 'podcast':
      return hasRecording(context.content) ? episodeNode(context) : articleNode('Article', context)
    case 'event':
      return eventNode(context)
    case 'video':
      return undefined
  }
  switch (context.story.section) {
    case 'blog':
      return articleNode('BlogPosting', context)
    case 'news':
      return articleNode('NewsArticle', context)
    case 'whitepapers':
      return { ...articleNode('Report', context), ...encodingProperty(context) }
    case 'datasheets':
    case 'publications':
      return { ...articleNode('DigitalDocument', context), ...encodingProperty(context) }
    default:
      return articleNode('Article', context)
  }
}

function articleNode(type: string, { story, content, page, url }: ResourceContext): JsonLdNode {
  return {
    '@type': type,
    '@id': `${url}#main`,
    url,
    mainEntityOfPage: url,
    headline: story.name,
    ...descriptionAndImage(content, page),
    inLanguage: story.lang,
    datePublished: content.date.toISOString(),
    ...(story.publishedAt > content.date ? { dateModified: story.publishedAt.toISOString() } : {}),
    ...authorProperty(content, page),
    ...organisationAs('publisher', page),
  }
}

/** The author, with their page; without one, the site's organisation. */
function authorProperty(content: ResourceContent, page: PageView): JsonLdNode {
  const author = authorOf(content, page)
  if (author === undefined) return organisationAs('author', page)
  const { name, path } = author
  const url = path === undefined ? {} : { url: page.siteUrl + path }
  return { author: { '@type': 'Person', name, ...url } }
}

function episodeNode({ story, content, page, url }: ResourceContext): JsonLdNode {
  const { audio } = content
  return {
    '@type': 'PodcastEpisode',
    '@id': `${url}#main`,
    url,
    name: story.name,
    ...descriptionAndImage(content, page),
    inLanguage: story.lang,
    datePublished: isoDate(content.date),
    ...(audio === undefined ? {} : audioProperty(page.siteUrl + audio.path, content)),
    ...seriesProperty(story, page),
  }
}

/** The episode's recording, as an excerpt (`hasPart`) if the recording has a note, such as on what was cut. */
function audioProperty(contentUrl: string, content: ResourceContent): JsonLdNode {
  const recording = { '@type': 'AudioObject', contentUrl }
  return content.recordingNote === undefined
    ? { associatedMedia: recording }
    : excerptProperties(recording, content.recordingNote)
}

function excerptProperties(recording: JsonLdNode, note: RichText): JsonLdNode {
  return { hasPart: { ...recording, description: plainText(note) } }
}

/** The list of all episodes, named by its resource type. */
function seriesProperty(story: Story, page: PageView): JsonLdNode {
  const type = resourceType(story, page)
  return type === undefined
    ? {}
    : {
        partOfSeries: {
          '@type': 'PodcastSeries',
          name: type.label,
          url: page.siteUrl + type.path,
        },
      }
}

/** An event needs a start and a place. A webinar's place is its registration URL. */
function eventNode({ story, content, page, url }: ResourceContext): JsonLdNode | undefined {
  const { startsAt, endsAt, location, register, registerForm } = content
  const isOnline = story.section === 'webinars'
  if (startsAt === undefined || (location === undefined && !isOnline)) return undefined
  const registrationUrl =
    register === undefined || registerForm !== undefined
      ? url
      : new URL(register.href, page.siteUrl).href
  return {
    '@type': 'Event',
    '@id': `${url}#main`,
    url,
    name: story.name,
    ...descriptionAndImage(content, page),
    inLanguage: story.lang,
    startDate: startsAt.toISOString(),
    ...(endsAt === undefined ? {} : { endDate: endsAt.toISOString() }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: isOnline
      ? { '@type': 'VirtualLocation', url: registrationUrl }
      : { '@type': 'Place', name: location, address: location },
    ...organisationAs('organizer', page),
  }
}

/**
 * A video needs a name, an image and a publication date. The recording's note belongs to the audio, if there is any.
 */
function videoNode({ story, content, page, url }: ResourceContext): JsonLdNode | undefined {
  const thumbnail = content.image && rasterUrl(content.image, page)
  if (content.video === undefined || thumbnail === undefined) return undefined
  const address = new URL(content.video.href, page.siteUrl).href
  const video = videoAt(content.video)
  const playerUrl = video?.kind === 'frame' ? video.src : address
  const source = video?.kind === 'file' ? { contentUrl: address } : { embedUrl: playerUrl }
  const note = content.audio === undefined ? content.recordingNote : undefined
  return {
    '@type': 'VideoObject',
    '@id': `${url}#video`,
    name: story.name,
    ...(content.description === undefined ? {} : { description: content.description }),
    thumbnailUrl: thumbnail,
    uploadDate: content.date.toISOString(),
    inLanguage: story.lang,
    ...(note === undefined
      ? source
      : excerptProperties({ '@type': 'VideoObject', ...source }, note)),
  }
}

function breadcrumbNode({ story, page }: ResourceContext): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: resourceCrumbs(story, page).map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: page.siteUrl + (path ?? story.path),
    })),
  }
}

function descriptionAndImage(content: ResourceContent, page: PageView): JsonLdNode {
  const image = content.image && rasterUrl(content.image, page)
  return {
    ...(content.description === undefined ? {} : { description: content.description }),
    ...(image === undefined ? {} : { image: [image] }),
  }
}

function encodingProperty({ content, page }: ResourceContext): JsonLdNode {
  const file = content.downloads.find(({ link }) => link.isFile)
  return file === undefined
    ? {}
    : {
        encoding: {
          '@type': 'MediaObject',
          name: file.label,
          contentUrl: new URL(file.link.href, page.siteUrl).href,
        },
      }
}

/** Undefined for SVG: consumers of structured data accept nothing but raster images. */
function rasterUrl(image: Asset, page: PageView): string | undefined {
  return image.name.toLowerCase().endsWith('.svg') ? undefined : page.siteUrl + image.path
}

function organisationAs(key: string, { settings, siteUrl }: PageView): JsonLdNode {
  const { organisation: name } = settings
  return name === undefined ? {} : { [key]: { '@type': 'Organization', name, url: `${siteUrl}/` } }
}
