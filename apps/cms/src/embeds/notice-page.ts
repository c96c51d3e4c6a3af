import { brand } from 'virtual:brand'
import { sourceHash } from '@prospectus/server/answers/source-hash'

/** A page that says one sentence in a frame, and the headers it is sent with. */
export interface NoticePage {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

/**
 * @param lang the language of both
 * @param title of the frame's document
 * @param sentence what the visitor reads
 * @param script the only one that the page's policy lets run; none without
 */
export function noticePage(
  lang: string,
  title: string,
  sentence: string,
  script?: string,
): NoticePage {
  const html = [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${title}</title>`,
    `<style>${STYLE}</style></head><body><main><h1>${sentence}</h1></main>`,
    script === undefined ? '' : `<script>${script}</script>`,
    '</body></html>',
  ].join('')
  const policy = [
    "default-src 'none'",
    `style-src '${sourceHash(STYLE)}'`,
    ...(script === undefined ? [] : [`script-src '${sourceHash(script)}'`]),
    "base-uri 'none'",
    "form-action 'none'",
  ]
  const headers = {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  }
  return { html, headers }
}

const { font, light, dark } = brand.plainPages

/** It lies on the page around it, in the colours of the sites' own plain pages. */
const STYLE = [
  ':root{color-scheme:light dark}',
  `body{margin:0;background:transparent;color:light-dark(${light.ink},${dark.ink});`,
  `font:1.0625rem/1.5 ${font}}`,
  'h1{margin:0;padding-block:1.5rem;max-width:34rem;font:inherit}',
  'h1::before{content:"";display:block;inline-size:2rem;margin-block-end:1rem;',
  `border-block-start:4px solid light-dark(${light.mark},${dark.mark})}`,
].join('')
