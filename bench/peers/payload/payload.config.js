import { join } from 'node:path'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import sharp from 'sharp'

const isPublic = () => true
const slug = { name: 'slug', type: 'text', index: true, unique: true, required: true }
const title = { name: 'title', type: 'text', required: true }
const description = { name: 'description', type: 'textarea' }
const content = { name: 'content', type: 'richText' }
const links = (name) => ({
  slug: name,
  access: { read: isPublic },
  fields: [
    {
      name: 'items',
      type: 'array',
      fields: [
        { name: 'text', type: 'text' },
        { name: 'href', type: 'text' },
      ],
    },
  ],
})

export default buildConfig({
  secret: 'secret-of-a-bench-on-loopback',
  admin: { user: 'users', importMap: { baseDir: process.cwd() } },
  db: sqliteAdapter({ client: { url: `file:${join(process.cwd(), 'payload.db')}` } }),
  editor: lexicalEditor(),
  sharp,
  telemetry: false,
  typescript: { autoGenerate: false },
  collections: [
    { slug: 'users', auth: true, fields: [] },
    {
      slug: 'media',
      access: { read: isPublic },
      upload: { staticDir: join(process.cwd(), 'media') },
      fields: [{ name: 'alt', type: 'text' }],
    },
    {
      slug: 'pages',
      access: { read: isPublic },
      versions: { drafts: true },
      fields: [title, slug, description, content],
    },
    {
      slug: 'posts',
      access: { read: isPublic },
      versions: { drafts: true },
      fields: [title, slug, description, content],
    },
  ],
  globals: [links('header'), links('footer')],
})
