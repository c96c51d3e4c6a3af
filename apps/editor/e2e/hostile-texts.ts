import type { Components } from '../src/api/api.ts'
import { type Block, blocksIn, isObject, type Json } from '../src/document/json.ts'

/** Texts that run a script wherever they are not escaped for their context. */
export const HOSTILE_TEXTS = [
  '<script>window.pwned=1</script>',
  '"><img src=x onerror="window.pwned=1">',
  "' autofocus onfocus='window.pwned=1' x='",
  '</style></title></textarea><svg onload="window.pwned=1">',
  ')}; } * { background: url(javascript:window.pwned=1) } {',
  '{{constructor.constructor("window.pwned=1")()}}<%=window.pwned=1%>',
  '</script><script>window.pwned=1</script>',
  'line\u2028window.pwned=1\u2029--><!--><b onclick=window.pwned=1>',
  '\u202e\u2066<iframe srcdoc="<script>parent.pwned=1</script>">',
] as const

/** Addresses that run a script, or show a foreign page under our origin. */
const HOSTILE_ADDRESSES = [
  'javascript:window.pwned=1',
  ' java\nscript:window.pwned=1//https://example.com',
  'data:text/html,<script>parent.pwned=1</script>',
  'vbscript:window.pwned=1',
  'https://example.com/"onmouseover="window.pwned=1',
  '//example.com/</script><script>window.pwned=1</script>',
]

/** Creates functions that return the hostile texts and addresses in turn, beginning at an index. */
export function createHostileValues(first: number) {
  let at = first
  const next = (texts: readonly string[]) => texts[at++ % texts.length] ?? ''
  return { words: () => next(HOSTILE_TEXTS), address: () => next(HOSTILE_ADDRESSES) }
}

type Hostile = ReturnType<typeof createHostileValues>

/** Fills every text field of a block, and of the blocks inside it, with hostile texts. */
export function fillWithHostileTexts(
  block: Block,
  components: Components,
  hostile: Hostile,
): Block {
  const schema = components.get(block.component)?.schema ?? {}
  const fields = Object.entries(schema).map(([name, definition]) => {
    const value = block[name]
    if (name === 'code') return [name, jsonWith(hostile)]
    if (definition.field_type === 'seo-metatags') return [name, seo(hostile)]
    switch (definition.type) {
      case 'text':
      case 'textarea':
        return [name, hostile.words()]
      case 'richtext':
        return [name, richText(hostile)]
      case 'multilink':
        return [name, link(hostile)]
      case 'asset':
        return [name, withHostileTexts(value, hostile)]
      case 'multiasset':
        return [
          name,
          Array.isArray(value) ? value.map((one) => withHostileTexts(one, hostile)) : value,
        ]
      case 'bloks':
        return [name, blocksIn(value).map((one) => fillWithHostileTexts(one, components, hostile))]
      default:
        return [name, value]
    }
  })
  const definedFields = fields.filter(([, value]) => value !== undefined)
  return { ...block, ...Object.fromEntries(definedFields) }
}

function jsonWith({ words, address }: Hostile): string {
  const thing = { '@type': 'Thing', name: words(), description: words(), url: address() }
  return JSON.stringify({ '@context': 'https://schema.org', ...thing })
}

function seo({ words, address }: Hostile): Json {
  const [title, description] = [words(), words()]
  return { plugin: 'seo_metatags', title, description, og_title: words(), og_image: address() }
}

function link({ words, address }: Hostile): Json {
  const url = address()
  return { fieldtype: 'multilink', linktype: 'url', id: '', url, cached_url: url, title: words() }
}

function withHostileTexts(asset: Json | undefined, { words }: Hostile): Json | undefined {
  if (!isObject(asset)) return asset
  return { ...asset, alt: words(), title: words(), copyright: words(), source: words() }
}

function richText({ words, address }: Hostile): Json {
  const text = (more: object = {}) => ({ type: 'text', text: words(), ...more })
  const mark = (type: string, attrs: Json) => ({ marks: [{ type, attrs }] })
  const href = address()
  return {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [text()] },
      { type: 'paragraph', content: [text(), text(mark('link', { href, linktype: 'url' }))] },
      { type: 'paragraph', content: [text(mark('textStyle', { color: words() }))] },
      { type: 'paragraph', content: [text(mark('styled', { class: words() }))] },
      { type: 'code_block', attrs: { class: words() }, content: [text()] },
      { type: 'image', attrs: { src: href, alt: words(), title: words() } },
    ],
  }
}
