import { cpSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { contentFolder } from '../run/project.ts'

/** What the tests of whole processes read of the seed content, and what every site has. */
const KEPT =
  /^stories(\/(home|about|settings|search|resources|sitemap|privacy-policy|edge)\.json|\/blog(\/(_|a-).*)?|\/team-members(\/.*)?)?$/

/**
 * Makes a folder with two dozen stories of the seed content: a content system and a site with all 800 of them start
 * with twice the processor time.
 */
export function writeFewStories(folder: string): void {
  const whole = contentFolder()
  const isKept = (path: string) => !path.startsWith('assets') && !path.startsWith('stories')
  cpSync(whole, folder, {
    recursive: true,
    filter: (file) => {
      const path = relative(whole, file)
      return isKept(path) || KEPT.test(path)
    },
  })
  symlinkSync(join(whole, 'assets'), join(folder, 'assets'))
}
