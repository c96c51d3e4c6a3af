import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { filesBelow } from '../story-files.ts'
import { draftCommand } from './draft-command.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drafts-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true })
})

const page = (name: string, more = '') => `name: ${name}
${more}
content:
  component: modules/page
  seo: { title: ${name}, description: About it }
  body:
    - component: alternating-panel
      heading: ${name}
      image: { logo: halden-rail, alt: Halden Rail }
`

async function put(path: string, text: string): Promise<void> {
  const file = join(folder, 'drafts', path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

async function run(...only: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const code = await draftCommand([join(folder, 'drafts'), ...only], join(folder, 'content'), print)
  return { code, lines }
}

async function story(path: string): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(join(folder, 'content', 'stories', path), 'utf8'))
}

describe('content draft', () => {
  it('writes stories, folder records, data sources, the space and the drawings they name', async () => {
    await put('home.yaml', page('Home'))
    await put('careers/_start.yaml', page('Careers'))
    expect(await run()).toMatchObject({ code: 0 })
    expect(await story('home.json')).toMatchObject({
      full_slug: 'home',
      parent_id: 0,
      is_startpage: true,
    })
    const record = await story('careers/_folder.json')
    expect(await story('careers/_start.json')).toMatchObject({
      full_slug: 'careers/',
      slug: 'careers',
      parent_id: record.id,
    })
    expect(await story('partners/_folder.json')).toMatchObject({ published: false })
    const files = await filesBelow(join(folder, 'content'))
    expect(files).toContain('space.json')
    expect(files).toContain('datasources/theme-type.json')
    expect(files.filter((file) => file.endsWith('halden-rail.svg'))).toHaveLength(1)
  })

  it('LANG-1 names a translation in its original, and the other way round', async () => {
    await put('about.yaml', page('About'))
    await put('de/about.yaml', page('Über uns', 'translation_of: about'))
    await run()
    expect(await story('about.json')).toMatchObject({
      alternates: [{ full_slug: 'de/about', name: 'Über uns' }],
    })
    expect(await story('de/about.json')).toMatchObject({ alternates: [{ full_slug: 'about' }] })
  })

  it('compiles only what it is asked for, and the same again', async () => {
    await put('about.yaml', page('About'))
    await put('contact.yaml', page('Contact'))
    await run('about')
    const files = await filesBelow(join(folder, 'content', 'stories'))
    expect(files).toContain('about.json')
    expect(files).not.toContain('contact.json')
    const first = await story('about.json')
    await run()
    expect(await story('about.json')).toEqual(first)
  })

  it('leaves out a draft with a fault, tells of it and fails', async () => {
    await put('about.yaml', page('About').replace('heading', 'headin'))
    const { code, lines } = await run()
    expect(code).toBe(1)
    expect(lines.join('\n')).toContain('about: content.body.0.headin: unknown field')
    expect(await filesBelow(join(folder, 'content', 'stories'))).not.toContain('about.json')
  })
})
