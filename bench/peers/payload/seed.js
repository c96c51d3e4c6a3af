import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { getPayload } from 'payload'
import content from './content.json' with { type: 'json' }

for (const name of ['payload.db', 'media']) {
  rmSync(join(import.meta.dirname, name), { recursive: true, force: true })
}
const { default: config } = await import('./payload.config.js')
const payload = await getPayload({ config })
const pictures = new Map()

for (const { tag, file, alt } of [content.home, content.resources, content.article].flatMap(
  ({ blocks }) => blocks,
)) {
  if (tag !== 'img' || pictures.has(file)) continue
  const filePath = join(import.meta.dirname, 'pictures', file)
  const { id } = await payload.create({ collection: 'media', data: { alt }, filePath })
  pictures.set(file, id)
}

for (const slug of ['header', 'footer']) {
  await payload.updateGlobal({ slug, data: { items: content.site[slug] } })
}
for (const slug of ['home', 'resources']) {
  await payload.create({ collection: 'pages', data: entry(content[slug], slug) })
}
for (let number = 1; number <= content.articles; number += 1) {
  const slug = `article-${number}`
  const title = `${content.article.title} (${slug})`
  await payload.create({ collection: 'posts', data: entry({ ...content.article, title }, slug) })
}
process.exit(0)

function entry({ title, description, blocks }, slug) {
  const root = { ...element('root', blocks.map(nodeOf)), type: 'root' }
  return { title, slug, description, content: { root }, _status: 'published' }
}

function nodeOf({ tag, file, items, ...inlineText }) {
  if (tag === 'img') {
    const value = pictures.get(file)
    return { type: 'upload', version: 3, format: '', relationTo: 'media', value, fields: {} }
  }
  if (tag === 'ul') {
    const children = items.map((item, index) => ({
      ...element('listitem', [inline(item)]),
      value: index + 1,
    }))
    return { ...element('list', children), listType: 'bullet', tag: 'ul', start: 1 }
  }
  if (tag === 'p') return { ...element('paragraph', [inline(inlineText)]), textFormat: 0 }
  if (tag === 'blockquote') return element('quote', [inline(inlineText)])
  return { ...element('heading', [inline(inlineText)]), tag }
}

function inline({ text, href }) {
  const textNode = {
    type: 'text',
    version: 1,
    detail: 0,
    format: 0,
    mode: 'normal',
    style: '',
    text,
  }
  if (!href) return textNode
  const fields = { linkType: 'custom', url: href, newTab: false }
  return { ...element('link', [textNode]), version: 3, fields }
}

function element(type, children) {
  return { type, version: 1, direction: 'ltr', format: '', indent: 0, children }
}
