import { join } from 'node:path'
import { OperatorError } from '@prospectus/server/operator-error'
import { startDevelopmentServer } from './development/development-server.ts'
import { root } from './project.ts'

/**
 * The development server: the site in preview mode over Vite's module runner. What is saved shows at
 * once in every open page.
 */
process.env.SITE_MODE ??= 'preview'
process.env.DATA_DIR ??= join(root, 'data', 'development')
// What it writes holds drafts: it is for the user that it runs as.
process.umask(0o077)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
  process.once(signal, () => process.exit(0))
}

try {
  const { url } = await startDevelopmentServer(process.env)
  console.log(`development ${url}`)
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error)
  process.exit(1)
}
