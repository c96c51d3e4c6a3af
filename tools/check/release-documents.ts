import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NOTICE, noticeText } from '../licences/notice.ts'
import { root } from '../run/project.ts'
import type { Check } from './check-interface.ts'

/** Places that name the version of package.json, each with a pattern of it. */
const VERSIONED: readonly (readonly [string, RegExp])[] = [
  ['CHANGELOG.md', /^## (\d+\.\d+\.\d+)/m],
  ['README.md', /\*\*Status\*\*: ([^;]+);/],
  ['package-lock.json', /^ {2}"version": "([^"]+)"/m],
  ['deploy/docker/Dockerfile', /--tag prospectus:(\S+)/],
  ['deploy/docker/compose.yaml', /image: prospectus:(\S+)/],
]

/** NOTICE lists the lock file's packages; the newest changelog entry and all else names the version of package.json. */
export const releaseDocuments: Check = {
  name: 'release documents',
  run: () => {
    const read = (path: string) => readFileSync(join(root, path), 'utf8')
    const { version } = JSON.parse(read('package.json'))
    return {
      findings: [
        ...(read(NOTICE) === noticeText(JSON.parse(read('package-lock.json')))
          ? []
          : [`${NOTICE} is stale: run npm run fix`]),
        ...VERSIONED.flatMap(([path, pattern]) => {
          const [, named] = pattern.exec(read(path)) ?? []
          return named === version
            ? []
            : [`${path}: expected version ${version} of package.json, found ${named}`]
        }),
      ],
    }
  },
}
