import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

export interface ConnectedSettings {
  readonly spaceId: number
  readonly deliveryUrl: string
  readonly assetHost: string
  readonly publishedToken: string
  readonly previewToken: string | undefined
  readonly mapping: string | undefined
}

/**
 * Writes the settings as `NAME=value`, readable only by its owner. Returns false and writes nothing if the file exists.
 */
export async function writeSettingsFile(
  path: string,
  settings: ConnectedSettings,
): Promise<boolean> {
  if ((await readFile(path).catch(() => undefined)) !== undefined) return false
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, settingsText(settings), { mode: 0o600, flag: 'wx' })
  return true
}

function settingsText(settings: ConnectedSettings): string {
  const lines: Readonly<Record<string, string | undefined>> = {
    CONTENT_API_URL: settings.deliveryUrl,
    CONTENT_SPACE_ID: String(settings.spaceId),
    CONTENT_TOKEN: settings.publishedToken,
    CONTENT_PREVIEW_TOKEN: settings.previewToken,
    CONTENT_MAPPING: settings.mapping,
    ASSET_HOST: settings.assetHost,
    BRIDGE_URL: 'https://app.storyblok.com/f/storyblok-v2-latest.js',
    WEBHOOK_SECRET: randomBytes(32).toString('base64url'),
  }
  return Object.entries(lines)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')
}
