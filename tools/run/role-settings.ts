import { DRAFT_SETTINGS } from '../../apps/site/src/draft-settings.ts'

type Environment = NodeJS.ProcessEnv

/** Settings of a site process: a production site never gets the token for drafts (ROUTE-5). */
export function siteSettings(env: Environment, mode: 'production' | 'preview'): Environment {
  const own = { ...env, SITE_MODE: mode }
  return mode === 'production' ? without(own, DRAFT_SETTINGS) : own
}

/**
 * Settings of the content system. While the site reads from another one, the space and tokens
 * are of that one, and ours keeps its own for what it embeds.
 */
export function cmsSettings(env: Environment): Environment {
  return readsFromElsewhere(env)
    ? without(env, ['CONTENT_SPACE_ID', 'CONTENT_TOKEN', 'CONTENT_PREVIEW_TOKEN'])
    : env
}

function readsFromElsewhere({ CONTENT_API_URL, CMS_URL, HOST, CMS_PORT }: Environment): boolean {
  if (!CONTENT_API_URL) return false
  const own = CMS_URL || `http://${HOST || '127.0.0.1'}:${CMS_PORT || 3001}`
  return URL.parse(CONTENT_API_URL)?.origin !== URL.parse(own)?.origin
}

function without(env: Environment, names: readonly string[]): Environment {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !names.includes(name)))
}
