import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NOTICE, noticeText } from '../licences/notice.ts'
import { root } from '../run/project.ts'
import type { Check } from './check-interface.ts'

/** NOTICE lists the lock file's packages, and the newest changelog entry has package.json's version. */
export const releaseDocuments: Check = {
  name: 'release documents',
  run: () => {
    const read = (path: string) => readFileSync(join(root, path), 'utf8')
    const { version } = JSON.parse(read('package.json'))
    const [, newest] = /^## (\d+\.\d+\.\d+)/m.exec(read('CHANGELOG.md')) ?? []
    return {
      findings: [
        ...(read(NOTICE) === noticeText(JSON.parse(read('package-lock.json')))
          ? []
          : [`${NOTICE} is stale: run npm run fix`]),
        ...(newest === version
          ? []
          : [`CHANGELOG.md: expected an entry of ${version} first, found ${newest}`]),
      ],
    }
  },
}
