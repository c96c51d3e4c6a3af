import { cmsVariables } from '../../apps/cms/src/settings.ts'
import { DRAFT_SETTINGS } from '../../apps/site/src/draft-settings.ts'
import { cdnSecrets, siteVariables } from '../../apps/site/src/settings.ts'

type Environment = NodeJS.ProcessEnv

/**
 * A site's settings, and the system's variables. They never hold the database, asset store keys or management token; in
 * production no token for drafts either (ROUTE-5), and in preview none for the CDN.
 */
export function siteSettings(env: Environment, mode: 'production' | 'preview'): Environment {
  const settings = { ...pickSettings(env, siteVariables.shape), SITE_MODE: mode }
  return mode === 'production'
    ? omitSettings(settings, DRAFT_SETTINGS)
    : omitSettings(settings, Object.keys(cdnSecrets))
}

/**
 * The content system's settings, and the system's variables. If the sites read from another content system, the space
 * and tokens in `env` belong to that one, so ours gets none of them.
 */
export function cmsSettings(env: Environment): Environment {
  const settings = pickSettings(env, cmsVariables.shape)
  return readsFromElsewhere(env)
    ? omitSettings(settings, ['CONTENT_SPACE_ID', 'CONTENT_TOKEN', 'CONTENT_PREVIEW_TOKEN'])
    : settings
}

function readsFromElsewhere({ CONTENT_API_URL, CMS_URL, HOST, CMS_PORT }: Environment): boolean {
  if (!CONTENT_API_URL) return false
  const ownOrigin = CMS_URL || `http://${HOST || '127.0.0.1'}:${CMS_PORT || 3001}`
  return URL.parse(CONTENT_API_URL)?.origin !== URL.parse(ownOrigin)?.origin
}

/** Keeps the variables that a schema has, and the system's. */
function pickSettings(env: Environment, shape: object): Environment {
  return Object.fromEntries(
    Object.entries(env).filter(
      ([name]) => Object.hasOwn(shape, name) || SYSTEM_VARIABLE.test(name),
    ),
  )
}

function omitSettings(env: Environment, names: readonly string[]): Environment {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !names.includes(name)))
}

/** Variables that Node, the loader and libraries read: paths, language, time zone, certificates and proxies. */
const SYSTEM_VARIABLE = new RegExp(
  `^(${[
    'PATH|HOME|USER|LOGNAME|PWD|TMPDIR|TMP|TEMP|SystemRoot',
    'LANG|LANGUAGE|LC_\\w+|TZ|TERM|COLORTERM|NO_COLOR|FORCE_COLOR|CI',
    'NODE_(OPTIONS|PATH|DEBUG|EXTRA_CA_CERTS|V8_COVERAGE|NO_WARNINGS|USE_\\w+|TLS_\\w+)',
    '(LD|DYLD|MALLOC|UV|SSL|VIPS|PROSPECTUS)_\\w+|OPENSSL_CONF|(HTTPS?|NO|ALL)_PROXY',
  ].join('|')})$`,
  'i',
)
