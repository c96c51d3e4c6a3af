import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run/project.ts'
import { SETTINGS_PAGE, settingsPage } from './settings/settings-page.ts'

/**
 * Writes the table of settings from their schemas, formats every file, and mends what the linter can mend
 * without changing what the code does.
 */
writeFileSync(join(root, SETTINGS_PAGE), settingsPage())
const biome = join(root, 'node_modules', '.bin', 'biome')
const { status } = spawnSync(biome, ['check', '--write'], { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)
