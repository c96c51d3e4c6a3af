import { ensureAppsBuilt } from '../ensure-built.ts'
import { errorMessage } from './error-message.ts'

/** Builds the content system if its sources have changed; prints errors as the development server does. */
try {
  await ensureAppsBuilt(['content system'])
} catch (error) {
  console.error(errorMessage(error))
  process.exitCode = 1
}
