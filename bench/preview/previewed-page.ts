import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../../tools/run/ensure-built.ts'
import { freePort } from '../../tools/run/free-port.ts'
import { type RoleProcess, startCms, startSite } from '../../tools/run/role.ts'
import { siteSettings } from '../../tools/run/role-settings.ts'
import { signedPreview } from '../../tools/testing/preview-frame.ts'

const PREVIEW_TOKEN = 'token-of-drafts'

export interface PreviewedPage {
  /** Origin of the editor. */
  readonly cmsUrl: string
  readonly previewPid: number
  /** Address of the page in the preview, signed as in the editor's frame. */
  readonly address: string
  /** The draft, as the delivery API sends it. */
  readonly story: { readonly id: number; readonly content: object }
  readonly close: () => Promise<void>
}

/** Starts a built preview, with a content system of its own, and signs the address of its home page. */
export async function previewedPage(): Promise<PreviewedPage> {
  await ensureBuilt()
  const dataDir = mkdtempSync(join(tmpdir(), 'prospectus-bench-'))
  const [cmsPort, previewPort] = [await freePort(), await freePort()]
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    CMS_PORT: String(cmsPort),
    PREVIEW_PORT: String(previewPort),
    EMBEDS_PORT: String(await freePort()),
    CONTENT_TOKEN: 'token-of-published-content',
    CONTENT_PREVIEW_TOKEN: PREVIEW_TOKEN,
    SEAL_SECRET: 'secret-that-the-tokens-are-sealed-with',
  }
  const roles: RoleProcess[] = [await startCms(env)]
  const preview = siteSettings(env, 'preview')
  const site = await startSite('preview', { ...preview, DATA_DIR: join(dataDir, 'preview') })
  roles.push(site)
  const cmsUrl = `http://127.0.0.1:${cmsPort}`
  const fetchJson = async (path: string) => (await fetch(`${cmsUrl}/v2/cdn/${path}`)).json()
  const token = `token=${PREVIEW_TOKEN}`
  const { story } = await fetchJson(`stories/home?version=draft&${token}`)
  const { space } = await fetchJson(`spaces/me?${token}`)
  const address = signedPreview({
    previewUrl: `http://127.0.0.1:${previewPort}`,
    spaceId: String(space.id),
    previewToken: PREVIEW_TOKEN,
    path: '/',
    storyId: story.id,
  })
  return {
    cmsUrl,
    previewPid: site.pid ?? 0,
    address,
    story,
    close: async () => {
      await Promise.all(roles.map((role) => role.stop()))
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
