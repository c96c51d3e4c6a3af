import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { readBrand } from '@prospectus/server/brand'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { brandSheets } from '../brand/brand-modules.ts'
import { extensionFiles } from '../brand/extension-modules.ts'
import { ensureBuilt } from '../run/ensure-built.ts'
import { freePort } from '../run/free-port.ts'
import {
  brandFolder,
  buildFolder,
  cmsFolder,
  editorFolder,
  root,
  siteFolder,
} from '../run/project.ts'
import { type RoleProcess, startCms, startSite } from '../run/role.ts'
import { siteSettings } from '../run/role-settings.ts'

const BRAND = 'tools/testing/plain-brand'
const usual = brandFolder()
const plain = join(root, BRAND)
const HEX = /#[0-9a-f]{6}\b/gi

/** Unique to the usual brand: its name, colours and fonts. */
function marksOfUsual(): readonly string[] {
  const sheets = (folder: string) =>
    brandSheets(folder).map((sheet) => readFileSync(sheet, 'utf8').toLowerCase())
  const css = sheets(usual).join()
  const own = sheets(plain).join()
  const { name, productPrefix, preloadFont } = readBrand(usual)
  const fonts = [...css.matchAll(/font-family: "([^"]+)"/g)].map(([, font = '']) => font)
  const colours = (css.match(HEX) ?? []).filter((colour) => !own.includes(colour))
  const marks = [name, productPrefix, preloadFont ? '.woff2' : name, ...fonts, ...colours]
  return [...new Set(marks.map((mark) => mark.toLowerCase()))].filter(
    (mark) => !['#ffffff', '#000000'].includes(mark),
  )
}

const marks = marksOfUsual()
const marksIn = (text: string) => marks.filter((mark) => text.toLowerCase().includes(mark))

describe('another brand, chosen by BRAND', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prospectus-brand-'))
  const roles: RoleProcess[] = []
  let site = ''
  let preview = ''
  let embeds = ''

  beforeAll(async () => {
    vi.stubEnv('BRAND', BRAND)
    await ensureBuilt()
    const [SITE_PORT, CMS_PORT, PREVIEW_PORT, EMBEDS_PORT] = [
      ...[await freePort(), await freePort(), await freePort(), await freePort()].map(String),
    ]
    const ports = { SITE_PORT, CMS_PORT, PREVIEW_PORT, EMBEDS_PORT }
    const env = { ...process.env, ...ports, DATABASE_URL: '', DATA_DIR: folder }
    roles.push(await startCms(env), await startSite('site', siteSettings(env, 'production')))
    roles.push(await startSite('preview', siteSettings(env, 'preview')))
    site = `http://127.0.0.1:${SITE_PORT}`
    preview = `http://127.0.0.1:${PREVIEW_PORT}`
    embeds = `http://127.0.0.1:${EMBEDS_PORT}`
  }, 240_000)

  afterAll(async () => {
    vi.unstubAllEnvs()
    await Promise.all(roles.map((role) => role.stop()))
    rmSync(folder, { recursive: true, force: true })
  })

  async function read(address: string) {
    const response = await fetch(address, { redirect: 'manual', headers: { accept: 'text/html' } })
    const headers = [...response.headers].map((header) => header.join(': ')).join('\n')
    return { status: response.status, text: `${headers}\n\n${await response.text()}` }
  }

  test('the usual brand can be recognised by its marks', () => {
    expect(marks.length).toBeGreaterThan(20)
    expect(marksIn(readFileSync(join(usual, 'content/stories/home.json'), 'utf8'))).not.toEqual([])
  })

  test.each([
    ['/', 200, 'Plans that fit on a page – Plainly'],
    ['/about', 200, 'A company of one'],
    ['/plainly-platform/overview', 200, 'The overview'],
    ['/there-is-no-such-page', 404, 'Plainly'],
    ['/search?q=plan', 404, 'Plainly'],
    ['/sitemap.xml', 200, '/plainly-platform/overview'],
    ['/robots.txt', 200, '/sitemap.xml'],
    ['/%E0%A4%A', 400, '--ground:#fffdf5'],
    ['/api/stories', 405, 'POST'],
    ['/_/licences.txt', 200, 'react'],
    ['/assets/f/1/x/a/gone.png', 404, ''],
  ])('%s is its own, and nothing of the usual brand is in it', async (path, status, words) => {
    const { text, ...received } = await read(site + path)
    expect(received.status, text).toBe(status)
    expect(text).toContain(words)
    expect(marksIn(text)).toEqual([])
  })

  test('its pages have its colours, letters, logo and icon, and request no font', async () => {
    const { text } = await read(`${site}/`)
    expect(text).toContain('Georgia')
    expect(text).toContain('--ground:#fffdf5')
    expect(text).toMatch(/<svg class="logo"[^>]*aria-label="Plainly[^"]*"[^>]*><rect /)
    expect(text).not.toContain('as="font"')
    const icon = /<link rel="icon" href="([^"]+)"/.exec(text)?.[1]
    expect((await read(site + icon)).text).toContain('#7a1fa2')
  })

  test('EMBED-1 its frames have its colours', async () => {
    const { text } = await read(`${embeds}/forms/contact`)
    expect(marksIn(text)).toEqual([])
    const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(text)?.[1]
    const styles = await read(embeds + sheet)
    expect(styles.text).toContain('#6a1b8f')
    expect(marksIn(styles.text)).toEqual([])
  })

  test('the gallery of its preview requests no missing file', async () => {
    const { status, text } = await read(`${preview}/dev/blocks?ground=light`)
    expect(status).toBe(200)
    expect(marksIn(text)).toEqual([])
    const files = new Set(text.match(/\/assets\/f(?:\/[^/"\s,&#<]+){4}/g))
    expect(files.size).toBeGreaterThan(20)
    const statuses = [...files].map(async (file) => [file, (await fetch(preview + file)).status])
    const missing = (await Promise.all(statuses)).filter(([, status]) => status !== 200)
    expect(missing).toEqual([])
  })

  test('the client build contains nothing of the usual brand', () => {
    const client = join(buildFolder(siteFolder), 'client')
    const files = globSync('**/*.{css,js,svg,txt,woff2}', { cwd: client })
    expect(files.some((file) => file.endsWith('.css'))).toBe(true)
    const leaks = files.filter(
      (file) => marksIn(`${file}${readFileSync(join(client, file))}`).length,
    )
    expect(leaks).toEqual([])
  })

  const hasExtensions = readBrand(usual).extensions.length > 0
  test.runIf(hasExtensions)("no build contains anything of the usual brand's extensions", () => {
    const added = [...extensionFiles(usual, '*.enhance.ts'), ...extensionFiles(usual, '*.css')]
      .map((file) => basename(file).replace(/\..*/, ''))
      .filter((stem) => /^(price-calculator|heat-map-summary|sample-note)$/.test(stem))
    expect(new Set(added).size).toBe(3)
    const built = [siteFolder, cmsFolder, editorFolder].flatMap((app) =>
      globSync('**/*.{css,js}', { cwd: buildFolder(app) }).map((name) =>
        join(buildFolder(app), name),
      ),
    )
    const leaks = built.filter((file) => {
      const text = readFileSync(file, 'utf8')
      return added.some((stem) => new RegExp(`[."]${stem}["{ -]`).test(text))
    })
    expect(leaks).toEqual([])
  })
})
