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
export function createHostileValues(firstIndex: number) {
  let index = firstIndex
  const next = (values: readonly string[]) => values[index++ % values.length] ?? ''
  return { nextText: () => next(HOSTILE_TEXTS), nextAddress: () => next(HOSTILE_ADDRESSES) }
}

type HostileValues = ReturnType<typeof createHostileValues>

/** Fills every text field of a block, and of the blocks inside it, with hostile texts. */
export function fillWithHostileTexts(
  block: Block,
  components: Components,
  hostile: HostileValues,
): Block {
  const schema = components.get(block.component)?.schema ?? {}
  const fields = Object.entries(schema).map(([name, definition]) => {
    const value = block[name]
    if (name === 'code') return [name, jsonLd(hostile)]
    if (definition.field_type === 'seo-metatags') return [name, seoTags(hostile)]
    switch (definition.type) {
      case 'text':
      case 'textarea':
        return [name, hostile.nextText()]
      case 'richtext':
        return [name, richText(hostile)]
      case 'multilink':
        return [name, link(hostile)]
      case 'asset':
        return [name, withHostileTexts(value, hostile)]
      case 'multiasset':
        return [
          name,
          Array.isArray(value) ? value.map((asset) => withHostileTexts(asset, hostile)) : value,
        ]
      case 'bloks':
        return [
          name,
          blocksIn(value).map((child) => fillWithHostileTexts(child, components, hostile)),
        ]
      default:
        return [name, value]
    }
  })
  const definedFields = fields.filter(([, value]) => value !== undefined)
  return { ...block, ...Object.fromEntries(definedFields) }
}

function jsonLd({ nextText, nextAddress }: HostileValues): string {
  const thing = { '@type': 'Thing', name: nextText(), description: nextText(), url: nextAddress() }
  return JSON.stringify({ '@context': 'https://schema.org', ...thing })
}

function seoTags({ nextText, nextAddress }: HostileValues): Json {
  const [title, description] = [nextText(), nextText()]
  return {
    plugin: 'seo_metatags',
    title,
    description,
    og_title: nextText(),
    og_image: nextAddress(),
  }
}

function link({ nextText, nextAddress }: HostileValues): Json {
  const url = nextAddress()
  return {
    fieldtype: 'multilink',
    linktype: 'url',
    id: '',
    url,
    cached_url: url,
    title: nextText(),
  }
}

function withHostileTexts(asset: Json | undefined, { nextText }: HostileValues): Json | undefined {
  if (!isObject(asset)) return asset
  return { ...asset, alt: nextText(), title: nextText(), copyright: nextText(), source: nextText() }
}

function richText({ nextText, nextAddress }: HostileValues): Json {
  const text = (members: object = {}) => ({ type: 'text', text: nextText(), ...members })
  const mark = (type: string, attrs: Json) => ({ marks: [{ type, attrs }] })
  const href = nextAddress()
  return {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [text()] },
      { type: 'paragraph', content: [text(), text(mark('link', { href, linktype: 'url' }))] },
      { type: 'paragraph', content: [text(mark('textStyle', { color: nextText() }))] },
      { type: 'paragraph', content: [text(mark('styled', { class: nextText() }))] },
      { type: 'code_block', attrs: { class: nextText() }, content: [text()] },
      { type: 'image', attrs: { src: href, alt: nextText(), title: nextText() } },
    ],
  }
}
