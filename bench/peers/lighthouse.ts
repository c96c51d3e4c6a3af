import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { installPackages } from './peer-process.ts'

const execute = promisify(execFile)

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Scores of one page, 0 to 100, by Lighthouse's category. */
export type LighthouseScores = Readonly<Record<(typeof CATEGORIES)[number], number>>

interface LighthouseReport {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
}

/** Chromium accepts the certificate of the server in front, which signs its own. */
const CHROMIUM_FLAGS = '--headless --no-sandbox --disable-gpu --ignore-certificate-errors'

/**
 * Installs Lighthouse unless it is. Called before any peer is measured, so that no peer is blamed for a failure.
 * @throws {PeerFailed} if the installation fails
 */
export function installLighthouse(): string {
  return installPackages('lighthouse').folder
}

/**
 * Runs Lighthouse once on a page, with its defaults: a mobile phone on a simulated slow 4G line.
 * @param chromiumPath the browser's executable
 * @throws {Error} if Lighthouse fails or gives no score
 */
export async function lighthouseScores(
  url: string,
  chromiumPath: string,
): Promise<LighthouseScores> {
  const command = join(installLighthouse(), 'node_modules', 'lighthouse', 'cli', 'index.js')
  const args = [
    url,
    '--quiet',
    '--output=json',
    '--no-enable-error-reporting',
    `--only-categories=${CATEGORIES.join()}`,
    `--chrome-flags=${CHROMIUM_FLAGS}`,
  ]
  const { stdout } = await execute(process.execPath, [command, ...args], {
    env: { ...process.env, CHROME_PATH: chromiumPath },
    maxBuffer: 64 * 1024 * 1024,
  })
  const { categories }: LighthouseReport = JSON.parse(stdout)
  const scores = CATEGORIES.map((category) => {
    const score = categories[category]?.score
    if (typeof score !== 'number')
      throw new Error(`Lighthouse gave no ${category} score for ${url}`)
    return [category, Math.round(score * 100)]
  })
  return Object.fromEntries(scores)
}
