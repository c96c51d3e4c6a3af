import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { ensureBuilt } from './run/ensure-built.ts'
import { freePort } from './run/free-port.ts'
import { root } from './run/project.ts'
import { type RoleProcess, startCms, startSite } from './run/role.ts'
import { cmsSettings, siteSettings } from './run/role-settings.ts'
import { ensureSecrets } from './run/secrets.ts'
import { ensureChromium } from './testing/ensure-chromium.ts'

/** `npm run pictures`: writes the README's screenshots, from the running product with its seed content. */
const FOLDER = join(root, 'docs', 'pictures')
const WINDOW = { width: 1440, height: 900 }
/** CSS pixels: the width at which a README is shown. */
const WIDTH = 1100
const MAX_BYTES = 120_000
const owner = { email: 'owner@example.com', password: 'pictures of the product' }

const dataDir = mkdtempSync(join(tmpdir(), 'prospectus-pictures-'))
const roles: RoleProcess[] = []
let browser: Browser | undefined
try {
  await ensureBuilt()
  const { site, cms } = await startAll()
  browser = await chromium.launch({
    executablePath: ensureChromium(process.env) ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  mkdirSync(FOLDER, { recursive: true })
  const page = await browser.newPage({ viewport: WINDOW, reducedMotion: 'reduce' })
  await page.goto(site.url, { waitUntil: 'networkidle' })
  await writeScreenshot(page, 'page.webp')
  await openEditor(page, cms.url)
  await writeScreenshot(page, 'editor.webp')
} finally {
  await browser?.close()
  for (const role of roles.reverse()) await role.stop('SIGINT')
  rmSync(dataDir, { recursive: true, force: true })
}

/** Starts site, content system and preview on free ports, with their own data folder. */
async function startAll() {
  const [sitePort, cmsPort, previewPort, embedsPort] = await Promise.all(
    Array.from({ length: 4 }, async () => String(await freePort())),
  )
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...{ SITE_PORT: sitePort, CMS_PORT: cmsPort },
    ...{ PREVIEW_PORT: previewPort, EMBEDS_PORT: embedsPort },
    ...ensureSecrets(dataDir, process.env),
    DATA_DIR: dataDir,
    OWNER_EMAIL: owner.email,
    OWNER_PASSWORD: owner.password,
  }
  const started = {
    cms: await startCms(cmsSettings(env)),
    site: await startSite('site', siteSettings(env, 'production')),
    preview: await startSite('preview', siteSettings(env, 'preview')),
  }
  roles.push(started.cms, started.site, started.preview)
  return started
}

async function openEditor(page: Page, cmsUrl: string): Promise<void> {
  const headers = { origin: cmsUrl }
  await page.request.post(`${cmsUrl}/auth/sign-in/email`, { data: owner, headers })
  const { space } = await (await page.request.get(`${cmsUrl}/v1/me`)).json()
  const listUrl = `${cmsUrl}/v1/spaces/${space.id}/stories?with_slug=home`
  const { stories } = await (await page.request.get(listUrl)).json()
  await page.goto(`${cmsUrl}/stories/${stories[0].id}`)
  const preview = page.frameLocator('iframe[title="Preview"]')
  await preview.getByRole('heading', { level: 1 }).click()
  await page.waitForLoadState('networkidle')
}

/** Writes a screenshot in the best quality whose file is small enough for a README. */
async function writeScreenshot(page: Page, name: string): Promise<void> {
  const file = join(FOLDER, name)
  const picture = sharp(await page.screenshot()).resize({ width: WIDTH })
  for (let quality = 90; quality >= 50; quality -= 10) {
    await picture.clone().webp({ quality }).toFile(file)
    if (statSync(file).size <= MAX_BYTES) break
  }
  console.log(`${file}: ${statSync(file).size} bytes`)
}
