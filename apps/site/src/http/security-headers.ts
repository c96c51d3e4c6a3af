import { extname } from 'node:path'
import { FILM_FRAME_ORIGINS } from '@prospectus/content/schema/links/film'
import { strictTransport } from '@prospectus/server/http/security-headers'
import type { SiteSettings } from '../settings.ts'
import { type FilmSources, filmSources } from './film-sources.ts'
import { TAG_SOURCES } from './tag-sources.ts'

/** Header names, in lower case, and their values. */
export type Headers = Readonly<Record<string, string>>

export interface SecurityHeaders {
  /**
   * For a page. If its HTML names the origin of embedded tools it may frame them, and it may load the films
   * that it has from where they are; so with a tag manager. All other pages are isolated from other origins.
   */
  readonly ofPage: (html: string, styleHash: string) => Headers
  /** For everything else: nothing but the answer itself is loaded. `styleHash` as in a page's policy. */
  readonly ofRest: (styleHash?: string) => Headers
  /** For a file that pages load: without the headers that only concern documents. */
  readonly ofFile: () => Headers
  /**
   * For a file of the build, by its name: a worker is under the policy of its own file, and imports its
   * parts; a drawing that is opened by itself is a document.
   */
  readonly ofBuiltFile: (name: string) => Headers
}

type Settings = Pick<
  SiteSettings,
  'mode' | 'url' | 'cmsUrl' | 'embedsUrl' | 'embedHost' | 'bridgeUrl'
> &
  Partial<Pick<SiteSettings, 'tagManagerId'>>

/**
 * The security headers of every answer, made for the highest marks of the HTTP Observatory that need no
 * third party (measured-targets#pages): nothing inline but style sheets named by their hash.
 */
export function createSecurityHeaders(settings: Settings): SecurityHeaders {
  const frames = frameOrigins(settings)
  const file = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(settings.mode === 'preview' ? { 'x-robots-tag': 'noindex, nofollow' } : {}),
    ...strictTransport(settings.url),
  }
  const always = {
    ...file,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy(frames, []),
    'cross-origin-opener-policy': 'same-origin',
    ...(settings.mode === 'preview' ? {} : { 'x-frame-options': 'DENY' }),
  }
  const isolated = { ...always, 'cross-origin-embedder-policy': 'require-corp' }
  const policy = (sources: Directives) => contentSecurityPolicy(sources, settings)
  return {
    ofPage: (html, styleHash) => {
      const mayFrame = settings.mode === 'preview' || frames.some((origin) => html.includes(origin))
      const films = filmsOf(html, settings)
      const mayTag = settings.tagManagerId !== undefined && html.includes(' data-tag-manager="')
      const sources = {
        ...pageSources(styleHash, mayFrame ? frames : [], films, mayTag ? TAG_SOURCES : NO_TAGS),
        ...bridgeSources(styleHash, settings),
      }
      const open = mayFrame || mayTag || films.frames.length > 0 || films.media.length > 0
      return {
        'content-security-policy': policy(sources),
        ...(open ? always : isolated),
        ...(films.frames.length > 0
          ? { 'permissions-policy': permissionsPolicy(frames, films.frames) }
          : {}),
      }
    },
    ofFile: () => file,
    ofBuiltFile: (name) => {
      const sources = BUILT_DOCUMENTS[extname(name)]
      if (sources === undefined) return file
      const { 'cross-origin-embedder-policy': embedder } = isolated
      return {
        ...file,
        'content-security-policy': policy(sources),
        'cross-origin-embedder-policy': embedder,
      }
    },
    ofRest: (styleHash) => {
      const style: Directives = styleHash ? { 'style-src': [`'${styleHash}'`] } : {}
      return { 'content-security-policy': policy(style), ...isolated }
    },
  }
}

type Directives = Readonly<Record<string, readonly string[]>>
type TagSources = { readonly [directive in keyof typeof TAG_SOURCES]: readonly string[] }

const NO_TAGS: TagSources = { 'script-src': [], 'img-src': [], 'connect-src': [] }

/** Files of the build that a browser runs or shows apart from a page: what they may load. */
const BUILT_DOCUMENTS: Readonly<Record<string, Directives>> = {
  '.mjs': { 'script-src': ["'self'"] },
  '.svg': {},
}

/** A preview shows films that an editor has just put in, with the policy that it was loaded with. */
function filmsOf(html: string, { mode }: Settings): FilmSources {
  const films = filmSources(html)
  return mode === 'preview' ? { ...films, frames: FILM_FRAME_ORIGINS } : films
}

function pageSources(
  styleHash: string,
  tools: readonly string[],
  films: FilmSources,
  tags: TagSources,
): Directives {
  const frames = [...tools, ...films.frames]
  return {
    'script-src': ["'self'", ...tags['script-src']],
    'style-src': ["'self'", `'${styleHash}'`],
    'img-src': ["'self'", ...tags['img-src']],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...tags['connect-src']],
    'media-src': ["'self'", ...films.media],
    'manifest-src': ["'self'"],
    ...(frames.length > 0 ? { 'frame-src': frames } : {}),
  }
}

/**
 * What a preview may load for the editor's bridge. One from elsewhere brings a style element that nobody can
 * know the hash of; a policy that names a hash would not let it in.
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

/** Where embedded tools and hosted forms are framed from (EMBED-1): https, and http on loopback only. */
function frameOrigins({ embedsUrl, embedHost }: Settings): readonly string[] {
  const hosted = new URL(embedsUrl)
  if (hosted.host === embedHost) return [hosted.origin]
  const { hostname } = new URL(`http://${embedHost}`)
  const isLoopback = hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname)
  return [hosted.origin, ...(isLoopback ? [`http://${embedHost}`] : []), `https://${embedHost}`]
}

/** Features that our pages never use. Only those that browsers know: they warn of any other. */
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

function permissionsPolicy(tools: readonly string[], films: readonly string[]): string {
  const allowed = (origins: readonly string[]) =>
    `(${['self', ...origins.map((origin) => `"${origin}"`)].join(' ')})`
  return [
    ...DENIED_FEATURES.map((feature) => `${feature}=()`),
    `fullscreen=${allowed([...tools, ...films])}`,
    `autoplay=${allowed(films)}`,
    `picture-in-picture=${allowed(films)}`,
  ].join(', ')
}
