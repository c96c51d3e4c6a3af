import { join } from 'node:path'
import { createAssetRoute } from '../assets/asset-route.ts'
import { openCatalogue } from '../catalogue/open-catalogue.ts'
import * as renderer from '../rendering/render-page.tsx'
import { openClientFiles } from './client-files.ts'
import { DRAFT_SETTINGS } from './draft-settings.ts'
import { createLog } from './log.ts'
import { OperatorFault } from './operator-fault.ts'
import { createPages } from './pages.ts'
import { createSecurityHeaders } from './security-headers.ts'
import { readSettings, type SiteSettings } from './settings.ts'
import { createSite, type Site } from './site.ts'
import { stopWhenAsked } from '@prospectus/server/stop-when-asked'

const projectFolder = join(import.meta.dirname, '../../../..')
const clientFolder = join(import.meta.dirname, '../client')
const contentDir = join(projectFolder, 'content')

try {
  const settings = readSettings(process.env)
  if (settings.mode === 'production') for (const name of DRAFT_SETTINGS) delete process.env[name]
  const site = await startSite(settings)
  stopWhenAsked(site.close)
  if (process.send) process.send({ ready: settings.url })
  else console.log(`site ${settings.url}`)
} catch (error) {
  console.error(sentenceFor(error))
  process.exit(1)
}

async function startSite(settings: SiteSettings): Promise<Site> {
  const { dataDir } = settings
  const log = createLog((line) => process.stderr.write(line))
  const [catalogue, clientFiles] = await Promise.all([
    openCatalogue({ contentDir, dataDir, settings, log }),
    openClientFiles(clientFolder, createSecurityHeaders(settings).ofRest()),
  ])
  const site = createSite({
    settings,
    log,
    catalogue,
    clientFiles,
    pages: createPages(settings, () => renderer),
    assetRoute: createAssetRoute({ contentDir, dataDir, log }),
  })
  await site.listen()
  return site
}

/** The stack is needed for faults of ours only. */
function sentenceFor(error: unknown): string {
  if (error instanceof OperatorFault) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
