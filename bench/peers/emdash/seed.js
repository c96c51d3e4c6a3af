import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import content from './content.json' with { type: 'json' }

// EmDash's own seeding downloads pictures from public addresses only, so these are put where it would put them.
rmSync('data.db', { force: true })
mkdirSync('uploads', { recursive: true })

const fields = [
  { slug: 'title', label: 'Title', type: 'string', required: true },
  { slug: 'description', label: 'Description', type: 'text' },
  { slug: 'content', label: 'Content', type: 'portableText' },
]
const collection = (slug, label) => ({ slug, label, supports: ['drafts', 'revisions'], fields })
const menu = (name, label) => ({
  name,
  label,
  items: content.site[name].map(({ text, href }) => ({ type: 'custom', label: text, url: href })),
})
const entry = (slug, { title, description, blocks }) => ({
  id: slug,
  slug,
  status: 'published',
  data: { title, description, content: blocks.flatMap(nodesOf) },
})
const articles = Array.from({ length: content.articles }, (_, index) => {
  const slug = `article-${index + 1}`
  return entry(slug, { ...content.article, title: `${content.article.title} (${slug})` })
})

writeFileSync(
  'seed.json',
  JSON.stringify({
    version: '1',
    settings: { title: content.site.name },
    collections: [collection('pages', 'Pages'), collection('posts', 'Posts')],
    menus: [menu('header', 'Header'), menu('footer', 'Footer')],
    content: {
      pages: [entry('home', content.home), entry('resources', content.resources)],
      posts: articles,
    },
  }),
)

function nodesOf({ tag, file, width, height, alt, items, ...inlineText }, index) {
  if (tag === 'img') {
    copyFileSync(`pictures/${file}`, `uploads/${file}`)
    const url = `/_emdash/api/media/file/${file}`
    return [{ _type: 'image', _key: `${index}`, asset: { _ref: file, url }, width, height, alt }]
  }
  if (tag === 'ul') {
    return items.map((item, itemIndex) => ({
      ...textBlock(item, `${index}-${itemIndex}`, 'normal'),
      listItem: 'bullet',
      level: 1,
    }))
  }
  return [textBlock(inlineText, `${index}`, tag === 'p' ? 'normal' : tag)]
}

function textBlock({ text, href }, key, style) {
  const marks = href ? ['link'] : []
  return {
    _type: 'block',
    _key: key,
    style,
    children: [{ _type: 'span', _key: `${key}-text`, text, marks }],
    markDefs: href ? [{ _type: 'link', _key: 'link', href }] : [],
  }
}
