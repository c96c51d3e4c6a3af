import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../run/project.ts'
import type { Check } from './check-interface.ts'
import { CONTENT, projectFiles } from './source-files.ts'

const LINK = /\]\((?![a-z]+:|#)([^)#\s]+)/g
const CODE_PATH = /`((?:apps|packages|tools|bench|docs|brands)\/[A-Za-z0-9_./-]+)`/g

/** Every path that a document names exists. */
export const docsPaths: Check = {
  name: 'paths in documents',
  run: () => ({
    findings: projectFiles()
      .filter((path) => path.endsWith('.md') && !CONTENT.test(path))
      .flatMap((path) => {
        const text = readFileSync(join(root, path), 'utf8')
        const links = [...text.matchAll(LINK)].map((match) => join(dirname(path), match[1] ?? ''))
        const named = [...text.matchAll(CODE_PATH)].map((match) => match[1] ?? '')
        return [...links, ...named]
          .filter((target) => !existsSync(join(root, target)) && !isOfAbsentBrand(target))
          .map((target) => `${path}: there is no ${target}`)
      }),
  }),
}

/** A brand can be removed, and documents may name one that the reader creates (decision 0025). */
function isOfAbsentBrand(target: string): boolean {
  const brand = /^brands\/[^/]+/.exec(target)?.[0]
  return brand !== undefined && !existsSync(join(root, brand))
}
