import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../run/project.ts'
import type { Check } from './check-interface.ts'
import { headingAnchors } from './heading-anchors.ts'
import { CONTENT, projectFiles } from './source-files.ts'

const LINK = /\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]+))?(?:\s+"[^"]*")?\)/g
const CODE_PATH = /`((?:apps|packages|tools|bench|docs|brands)\/[A-Za-z0-9_./-]+)`/g

/** Every path that a document names exists, and every heading that it links to. */
export const docsPaths: Check = {
  name: 'paths in documents',
  run: () => ({
    findings: projectFiles()
      .filter((path) => path.endsWith('.md') && !CONTENT.test(path))
      .flatMap((path) => {
        const text = readFileSync(join(root, path), 'utf8')
        return linksIn(path, text)
          .flatMap(missingTarget)
          .map((missing) => `${path}: there is no ${missing}`)
      }),
  }),
}

interface Link {
  /** Path below the project's folder. */
  readonly target: string
  readonly anchor?: string | undefined
}

/** The links of a document, and the paths that it names. */
export function linksIn(path: string, text: string): readonly Link[] {
  const links = [...text.matchAll(LINK)].map(([, target = '', anchor]) => ({
    target: target === '' ? path : join(dirname(path), target),
    anchor,
  }))
  const namedPaths = [...text.matchAll(CODE_PATH)].map(([, target = '']) => ({ target }))
  return [...links, ...namedPaths]
}

/** The missing file or heading that a link leads to; empty if it is there. */
function missingTarget({ target, anchor }: Link): readonly string[] {
  if (!existsSync(join(root, target))) return isOfAbsentBrand(target) ? [] : [target]
  if (anchor === undefined || !target.endsWith('.md')) return []
  const anchors = headingAnchors(readFileSync(join(root, target), 'utf8'))
  return anchors.includes(anchor) ? [] : [`heading #${anchor} in ${target}`]
}

/** A brand can be removed, and documents may name one that the reader creates (decision 0025). */
function isOfAbsentBrand(target: string): boolean {
  const brand = /^brands\/[^/]+/.exec(target)?.[0]
  return brand !== undefined && !existsSync(join(root, brand))
}
