import { extname } from 'node:path'
import { VIDEO_FRAME_ORIGINS } from '@prospectus/content/schema/links/video-source'
import { isLoopback } from '@prospectus/content/text/loopback'
import { sourceHash, strictTransport } from '@prospectus/server/http/security-headers'
import type { SiteSettings } from '../settings.ts'
import { CONSENT_SCRIPT } from '../visit/consent-record.ts'

export type Headers = Readonly<Record<string, string>>
export type SecurityHeaders = ReturnType<typeof createSecurityHeaders>

type Settings = Pick<
  SiteSettings,
  'mode' | 'url' | 'cmsUrl' | 'embedsUrl' | 'embedHost' | 'bridgeUrl'
> &
  Partial<Pick<SiteSettings, 'tagManagerId' | 'hsts'>>

/** Security headers; pages without third parties get the HTTP Observatory's top grade (measured-targets#pages). */
export function createSecurityHeaders(settings: Settings) {
  const frames = frameOrigins(settings)
  const fileHeaders = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(settings.mode === 'preview' ? { 'x-robots-tag': 'noindex, nofollow' } : {}),
    ...strictTransport(settings.url, settings.hsts ?? 'host'),
  }
  const documentHeaders = {
    ...fileHeaders,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy(frames, []),
    'cross-origin-opener-policy': 'same-origin',
    ...(settings.mode === 'preview' ? {} : { 'x-frame-options': 'DENY' }),
  }
  const isolatedHeaders = { ...documentHeaders, 'cross-origin-embedder-policy': 'require-corp' }
  const policy = (sources: Directives) => contentSecurityPolicy(sources, settings)
  return {
    /**
     * Headers of a page. They isolate it from other origins, unless it frames tools, plays videos of other sites, has a
     * tag manager or is a preview.
     *
     * @param markup the page, or consecutive parts of it, each with whole tags
     */
    forPage: (markup: string | readonly string[], styleHash: string): Headers => {
      const parts = typeof markup === 'string' ? [markup] : markup
      const has = (text: string) => parts.some((part) => part.includes(text))
      const mayFrame = settings.mode === 'preview' || frames.some(has)
      const videos = videoSourcesOf(parts, settings)
      const hasTagManager = settings.tagManagerId !== undefined && has(' data-tag-manager="')
      const sources = {
        ...pageSources(
          styleHash,
          mayFrame ? frames : [],
          videos,
          hasTagManager ? TAG_SOURCES : NO_TAGS,
        ),
        ...bridgeSources(styleHash, settings),
      }
      const loadsThirdParty =
        mayFrame || hasTagManager || videos.frames.length > 0 || videos.media.length > 0
      return {
        'content-security-policy': policy(sources),
        ...(loadsThirdParty ? documentHeaders : isolatedHeaders),
        ...(videos.frames.length > 0
          ? { 'permissions-policy': permissionsPolicy(frames, videos.frames) }
          : {}),
      }
    },
    /** For files that pages load, without the headers of documents. */
    forFile: (): Headers => fileHeaders,
    /** For a built file: a worker has its own policy and imports its parts; an SVG opened directly is a document. */
    forBuiltFile: (name: string): Headers => {
      const sources = BUILT_DOCUMENTS[extname(name)]
      if (sources === undefined) return fileHeaders
      const { 'cross-origin-embedder-policy': embedderPolicy } = isolatedHeaders
      return {
        ...fileHeaders,
        'content-security-policy': policy(sources),
        'cross-origin-embedder-policy': embedderPolicy,
      }
    },
    /** For all other responses, which load nothing further. */
    forOther: (styleHash?: string): Headers => {
      const style: Directives = styleHash ? { 'style-src': [`'${styleHash}'`] } : {}
      return { 'content-security-policy': policy(style), ...isolatedHeaders }
    },
  }
}

type Directives = Readonly<Record<string, readonly string[]>>
type TagSources = { readonly [directive in keyof typeof TAG_SOURCES]: readonly string[] }

const NO_TAGS: TagSources = { 'script-src': [], 'img-src': [], 'connect-src': [] }

const BUILT_DOCUMENTS: Readonly<Record<string, Directives>> = {
  '.mjs': { 'script-src': ["'self'"] },
  '.svg': {},
}

interface VideoOrigins {
  readonly frames: readonly string[]
  readonly media: readonly string[]
}

/**
 * Finds the origins of a page's videos by attributes of `VideoEmbed`, which editors cannot forge: their quotes are
 * escaped. A preview may frame all players, as a video just added is shown under the policy of the page's first load.
 */
function videoSourcesOf(parts: readonly string[], { mode }: Settings): VideoOrigins {
  const withVideos = parts.filter(
    (part) => part.includes(' data-film=') || part.includes(' data-frame='),
  )
  const files = withVideos.flatMap((part) => [...part.matchAll(/ data-film="(https:\/\/[^"]+)"/g)])
  const origins = Array.from(files, ([, address = '']) => URL.parse(address)?.origin ?? [])
  return {
    frames: VIDEO_FRAME_ORIGINS.filter(
      (origin) =>
        mode === 'preview' || withVideos.some((part) => part.includes(` data-frame="${origin}/`)),
    ),
    media: [...new Set(origins.flat())],
  }
}

const TAG_MANAGER_HOSTS = 'https://*.googletagmanager.com'
const ANALYTICS_HOSTS = ['https://*.google-analytics.com', TAG_MANAGER_HOSTS]

/** Hosts that Google documents for Tag Manager and Analytics 4; others and HTML tags stay blocked (decision 0044). */
const TAG_SOURCES = {
  'script-src': [`'${sourceHash(CONSENT_SCRIPT)}'`, TAG_MANAGER_HOSTS],
  'img-src': ANALYTICS_HOSTS,
  'connect-src': ['https://*.analytics.google.com', ...ANALYTICS_HOSTS],
} as const

function pageSources(
  styleHash: string,
  toolOrigins: readonly string[],
  videos: VideoOrigins,
  tags: TagSources,
): Directives {
  const frames = [...toolOrigins, ...videos.frames]
  return {
    'script-src': ["'self'", ...tags['script-src']],
    'style-src': ["'self'", `'${styleHash}'`],
    'img-src': ["'self'", ...tags['img-src']],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...tags['connect-src']],
    'media-src': ["'self'", ...videos.media],
    'manifest-src': ["'self'"],
    ...(frames.length > 0 ? { 'frame-src': frames } : {}),
  }
}

/**
 * Sources for the bridge, in preview. A foreign bridge inserts a style element with an unknown hash; a policy that
 * names any hash would block it, so all inline styles are allowed then.
 */
function bridgeSources(styleHash: string, { mode, bridgeUrl, cmsUrl }: Settings): Directives {
  if (mode !== 'preview') return {}
  const { origin, pathname } = new URL(bridgeUrl)
  const ownStyles = origin === cmsUrl ? `'${styleHash}'` : "'unsafe-inline'"
  return { 'script-src': ["'self'", origin + pathname], 'style-src': ["'self'", ownStyles] }
}

function contentSecurityPolicy(sources: Directives, settings: Settings): string {
  const directives: Directives = {
    'default-src': ["'none'"],
    ...sources,
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [
      settings.mode === 'preview' ? new URL(settings.bridgeUrl).origin : "'none'",
    ],
    ...(settings.url.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {}),
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/** Origins of embedded tools and hosted forms (EMBED-1): https, and on loopback also http. */
function frameOrigins({ embedsUrl, embedHost }: Settings): readonly string[] {
  const hosted = new URL(embedsUrl)
  if (hosted.host === embedHost) return [hosted.origin]
  const { hostname } = new URL(`http://${embedHost}`)
  return [
    hosted.origin,
    ...(isLoopback(hostname) ? [`http://${embedHost}`] : []),
    `https://${embedHost}`,
  ]
}

/** True if browsers treat pages of this URL as a secure context: https, and http on loopback. */
export function isSecureContext(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || isLoopback(hostname)
}

/** Features that pages never use; only those that browsers know, since browsers warn about others. */
const DENIED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'interest-cohort',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

function permissionsPolicy(
  toolOrigins: readonly string[],
  videoOrigins: readonly string[],
): string {
  const allowed = (origins: readonly string[]) =>
    `(${['self', ...origins.map((origin) => `"${origin}"`)].join(' ')})`
  return [
    ...DENIED_FEATURES.map((feature) => `${feature}=()`),
    `fullscreen=${allowed([...toolOrigins, ...videoOrigins])}`,
    `autoplay=${allowed(videoOrigins)}`,
    `picture-in-picture=${allowed(videoOrigins)}`,
  ].join(', ')
}
