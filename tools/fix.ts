import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NOTICE, noticeText } from './licences/notice.ts'
import { root } from './run/project.ts'
import { LOG_EVENTS_GUIDE, withLogEventTable } from './settings/log-event-table.ts'
import { RULES_FILE, rulesFile } from './settings/rules-file.ts'
import { SETTINGS_PAGE, settingsPage } from './settings/settings-page.ts'

writeFileSync(join(root, SETTINGS_PAGE), settingsPage())
writeFileSync(join(root, RULES_FILE), rulesFile())
const guide = join(root, LOG_EVENTS_GUIDE)
writeFileSync(guide, withLogEventTable(readFileSync(guide, 'utf8')))
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
writeFileSync(join(root, NOTICE), noticeText(lock))
const biome = join(root, 'node_modules', '.bin', 'biome')
const { status } = spawnSync(biome, ['check', '--write'], { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)
