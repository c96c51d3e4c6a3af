import { createHash } from 'node:crypto'

/** Scope of `HSTS`: the host, nothing, its subdomains too, or also browsers' preload lists. */
export const HSTS_SCOPES = ['host', 'off', 'subdomains', 'preload'] as const
export type HstsScope = (typeof HSTS_SCOPES)[number]

/**
 * The HSTS header of a public origin on https. None for an origin on plain HTTP, which browsers would then refuse to
 * open.
 */
export function strictTransport(url: string, scope: HstsScope): Readonly<Record<string, string>> {
  if (scope === 'off' || !url.startsWith('https:')) return {}
  return { 'strict-transport-security': ['max-age=63072000', ...DIRECTIVES[scope]].join('; ') }
}

const DIRECTIVES = {
  host: [],
  subdomains: ['includeSubDomains'],
  preload: ['includeSubDomains', 'preload'],
} as const

/** Source of an inline style sheet or script in a content security policy: `sha256-…`, without quotes. */
export function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
