import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './run/project.ts'

/** Formats every file and mends what the linter can mend without changing what the code does. */
const biome = join(root, 'node_modules', '.bin', 'biome')
const { status } = spawnSync(biome, ['check', '--write'], { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)
