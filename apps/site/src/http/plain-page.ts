import { brand } from 'virtual:brand'
import { type Messages, messagesFor } from '@prospectus/content/messages/messages'
import { sourceHash } from '@prospectus/server/http/security-headers'

/** Texts of errors that only programs cause, in English. */
const PROGRAM_TEXTS = {
  408: ['Request timeout', 'The request did not arrive in full.'],
  413: ['Request too large', 'The body of the request is larger than this site accepts.'],
  417: ['Expectation failed', 'This site does not support the Expect header of the request.'],
  431: ['Headers too large', 'The headers of the request are too long.'],
} as const

/** Texts for visitors, in the language of the address (LANG-1). */
const translatedTexts = ({ notFound, failure, refusal }: Messages) => ({
  400: [refusal.badAddress, refusal.badAddressText] as const,
  405: [refusal.onlyRead, refusal.onlyReadText] as const,
  414: [refusal.longAddress, refusal.longAddressText] as const,
  429: [refusal.tooOften, refusal.tooOftenText] as const,
  404: [notFound.title, notFound.text] as const,
  500: [failure.title, failure.text] as const,
  503: [failure.preparing, failure.preparingText] as const,
  unpublished: [failure.unpublished, failure.unpublishedText] as const,
  sharedDraftExpired: [failure.sharedDraftExpired, failure.sharedDraftExpiredText] as const,
})

export type PlainStatus = keyof typeof PROGRAM_TEXTS | keyof ReturnType<typeof translatedTexts>

/** Pages with a link to try again. */
const TEMPORARY: ReadonlySet<PlainStatus> = new Set<PlainStatus>([408, 429, 500, 503])

/** HTTP statuses of the pages that have a name instead of a status. */
const STATUS_BY_NAME = { unpublished: 404, sharedDraftExpired: 410 } as const

export function httpStatus(status: PlainStatus) {
  return status === 'unpublished' || status === 'sharedDraftExpired'
    ? STATUS_BY_NAME[status]
    : status
}

const { font, light, dark } = brand.plainPages
const style = [
  `:root{color-scheme:light dark;--ground:${light.ground};--ink:${light.ink};--rule:${light.mark}}`,
  `@media(prefers-color-scheme:dark){:root{--ground:${dark.ground};--ink:${dark.ink};--rule:${dark.mark}}}`,
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;',
  'box-sizing:border-box;background:var(--ground);color:var(--ink);',
  `font:1.125rem/1.6 ${font}}`,
  'main{max-width:34rem;border-top:4px solid var(--rule);padding-top:1.5rem}',
  'h1{margin:0 0 .5rem;font-size:clamp(1.75rem,6vw,2.75rem);line-height:1.15}',
  'p{margin:0 0 1.5rem}small{font-variant-numeric:tabular-nums;letter-spacing:.08em}',
  'nav{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem}',
  'a{color:inherit;text-underline-offset:.2em;padding:.6rem 0}',
  'a:first-child{padding:.6rem 1.1rem;border-radius:2px;background:var(--ink);color:var(--ground);text-decoration:none}',
  'a:focus-visible{outline:3px solid var(--rule);outline-offset:2px}',
].join('')

export const PLAIN_STYLE_HASH = sourceHash(style)

/** Renders a page without snapshot or renderer, and without echoing the request; `path` may start with a language. */
export function plainPage(status: PlainStatus, path = '/'): string {
  // Exactly two letters, because they come from the request and end up in the page.
  const requested = /^\/([a-z]{2})(?:\/|$)/.exec(path)?.[1] ?? ''
  const lang = messagesFor(requested) === messagesFor('') ? 'en' : requested
  const messages = messagesFor(lang)
  const { again, home } = messages.failure
  const [title, text] = { ...PROGRAM_TEXTS, ...translatedTexts(messages) }[status]
  const links = [
    TEMPORARY.has(status) ? `<a href="">${again}</a>` : '',
    `<a href="${lang === 'en' ? '/' : `/${lang}/`}">${home}</a>`,
  ].join('')
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>`,
    `<body><main><small>${httpStatus(status)}</small><h1>${title}</h1><p>${text}</p>`,
    typeof status === 'string' ? '' : `<nav>${links}</nav>`,
    '</main></body></html>',
  ].join('')
}

/** Headers of `plainPage`, with those that its status requires; the caller adds security headers. */
export function plainPageHeaders(status: PlainStatus, path?: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(Buffer.byteLength(plainPage(status, path))),
    ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
    ...(status === 503 ? { 'retry-after': '30' } : {}),
  }
}
