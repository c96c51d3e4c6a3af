import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { checkPorts } from './check-ports.ts'
import { checkSettings } from './check-settings.ts'
import { ensureAppsBuilt } from './ensure-built.ts'
import { keepRunning } from './keep-running.ts'
import { firstOwnerLines, overview } from './overview.ts'
import { root } from './project.ts'
import { RoleFailedError, type RoleProcess, startCms, startSite } from './role.ts'
import { cmsSettings, siteSettings } from './role-settings.ts'
import { ensureSecrets } from './secrets.ts'
import { startSiteProcesses } from './site-processes.ts'
import { onStopSignal, type StopSignal } from './stop-signal.ts'

/** How long the sites wait for the content system; they can run without it. */
const WAIT_FOR_CMS_MS = 60_000

const running: RoleProcess[] = []
let isStopping = false
/** If the content system serves only after the overview was printed, the first owner's link is printed separately. */
let isOverviewPrinted = false

onStopSignal((signal) => void stopAll(0, signal))

try {
  const dataDir = process.env.DATA_DIR || join(root, 'data')
  const env = { ...process.env, ...ensureSecrets(dataDir, process.env), DATA_DIR: dataDir }
  checkSettings(env)
  await checkPorts(env)
  await ensureAppsBuilt(['content system', 'editor'])
  // Starts first, so that it imports the seed content while the site is built.
  const cms = startCms(cmsSettings(env)).then((role) => {
    running.push(
      keepRunning(
        role,
        () => startCms(cmsSettings(env)),
        () => isStopping,
      ),
    )
    if (isOverviewPrinted && role.firstOwnerLink) console.log(firstOwnerLines(role.firstOwnerLink))
  })
  // The start may fail even after the wait below is over.
  cms.catch(fail)
  await ensureAppsBuilt(['site'])
  await Promise.race([cms, wait(WAIT_FOR_CMS_MS, undefined, { ref: false })])
  await addSite(startSiteProcesses('site', siteSettings(env, 'production')))
  await addSite(startSite('preview', siteSettings(env, 'preview')))
  console.log(overview(running))
  isOverviewPrinted = true
} catch (error) {
  await fail(error)
}

async function addSite(starting: Promise<RoleProcess>): Promise<void> {
  const role = await starting
  running.push(role)
  void role.ended.then((code) => stopAll(code))
}

async function fail(error: unknown): Promise<void> {
  if (!(error instanceof RoleFailedError))
    console.error(error instanceof Error ? error.message : error)
  await stopAll(1)
}

/**
 * When one site ends, everything ends, so that a supervisor restarts all of it. The content system ends last: pages
 * still need its forms, and the sites report to it.
 */
async function stopAll(code: number, signal?: StopSignal): Promise<void> {
  if (isStopping) return
  isStopping = true
  const [cms, sites] = [running.filter(isCms), running.filter((role) => !isCms(role))]
  for (const roles of [sites, cms]) await Promise.all(roles.map((role) => role.stop(signal)))
  process.exit(code)
}

function isCms({ name }: RoleProcess): boolean {
  return name === 'cms'
}
