import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run/project.ts'

interface Instruction {
  readonly name: string
  readonly value: string
}

/** Instructions of a Dockerfile; comments left out, continued lines joined. */
function instructionsIn(dockerfile: string): readonly Instruction[] {
  const lines = dockerfile
    .replace(/^\s*#.*\n?/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const [, name = '', value = ''] = /^\s*(\w+)\s+(.*)$/.exec(line) ?? []
    return { name: name.toUpperCase(), value: value.trim() }
  })
}

const isExecForm = (value: string) => /^\[.*\]$/.test(value)

/** Findings by those rules of hadolint that say how an image is built and started, each with its number there. */
function findingsIn(dockerfile: string): readonly string[] {
  const all = instructionsIn(dockerfile)
  const valuesOf = (name: string, among = all) =>
    among.filter((one) => one.name === name).map(({ value }) => value)
  const final = all.slice(all.findLastIndex(({ name }) => name === 'FROM'))
  const stages = valuesOf('FROM').flatMap((value) => / AS (\S+)$/i.exec(value)?.[1] ?? [])
  const runs = valuesOf('RUN')
  const usesPipefail = valuesOf('SHELL').some((value) => value.includes('pipefail'))
  const rules: readonly (readonly [string, boolean])[] = [
    [
      'DL3006 DL3007 a base image has no version, or the version latest',
      valuesOf('FROM').some((value) => {
        const [image = ''] = value.replace(/^--\S+\s+/, '').split(/\s/)
        return !stages.includes(image) && (!/[:@]\S+$/.test(image) || image.endsWith(':latest'))
      }),
    ],
    [
      'DL3000 WORKDIR is not absolute',
      valuesOf('WORKDIR').some((value) => !/^["']?\//.test(value)),
    ],
    ['DL3003 RUN changes its folder instead of WORKDIR', runs.some((run) => /\bcd \S/.test(run))],
    ['DL3004 RUN uses sudo', runs.some((run) => /\bsudo\b/.test(run))],
    ['DL3020 ADD is used for files', valuesOf('ADD').length > 0],
    [
      'DL3009 lists of apt packages stay in the image',
      runs.some((run) => /\bapt-get\b/.test(run) && !run.includes('rm -rf /var/lib/apt/lists')),
    ],
    [
      'DL3014 DL3015 apt-get install asks, or installs what is recommended',
      runs.some(
        (run) =>
          /\bapt-get\b.*\binstall\b/.test(run) && !/ -y\b.*--no-install-recommends/.test(run),
      ),
    ],
    [
      'DL4006 a pipe in RUN hides the failure of its first command',
      !usesPipefail && runs.some((run) => / \| /.test(run)),
    ],
    [
      'DL3002 the image ends as root',
      !/^(?!root\b|0\b)\S+$/.test(valuesOf('USER', final).at(-1) ?? 'root'),
    ],
    ['DL3057 the image has no HEALTHCHECK', valuesOf('HEALTHCHECK', final).length !== 1],
    ['DL4003 DL4004 the image has not one CMD', valuesOf('CMD', final).length !== 1],
    [
      'DL3025 CMD, ENTRYPOINT or the command of HEALTHCHECK is run by a shell',
      [
        ...valuesOf('CMD'),
        ...valuesOf('ENTRYPOINT'),
        ...valuesOf('HEALTHCHECK').map((value) => value.replace(/^.*?CMD\s+/, '')),
      ].some((value) => !isExecForm(value)),
    ],
    [
      'DL3022 COPY --from names no stage of the file',
      valuesOf('COPY').some((value) => {
        const from = /--from=(\S+)/.exec(value)?.[1]
        return from !== undefined && !stages.includes(from)
      }),
    ],
    ['DL4000 MAINTAINER is used', valuesOf('MAINTAINER').length > 0],
  ]
  return rules.flatMap(([rule, isBroken]) => (isBroken ? [rule] : []))
}

const shipped = readFileSync(join(root, 'deploy/docker/Dockerfile'), 'utf8')

test('the Dockerfile follows the rules of hadolint', () => {
  expect(findingsIn(shipped)).toEqual([])
})

test.each([
  ['DL3006', /node:24\.\d+\.\d+-bookworm-slim AS/, 'node AS'],
  ['DL3007', /^FROM node:24\S+$/m, 'FROM node:latest'],
  ['DL3000', 'WORKDIR /opt/prospectus', 'WORKDIR opt'],
  ['DL3003', 'RUN npm run release', 'RUN cd /src && npm run release'],
  ['DL3004', 'RUN npm run release', 'RUN sudo npm run release'],
  ['DL3020', 'COPY --chown=node:node . .', 'ADD --chown=node:node . .'],
  ['DL3009', 'RUN npm', 'RUN apt-get install -y --no-install-recommends git && npm'],
  ['DL3015', 'RUN npm', 'RUN apt-get install git && rm -rf /var/lib/apt/lists/* && npm'],
  ['DL4006', 'RUN npm run release', 'RUN npm run version | npm run release'],
  ['DL3002', /USER node\nVOLUME/, 'USER root\nVOLUME'],
  ['DL3002', /USER node\nVOLUME/, 'VOLUME'],
  ['DL3057', /^HEALTHCHECK[^\]]*\]/m, ''],
  ['DL3025', 'CMD ["start"]', 'CMD node prospectus.js start'],
  ['DL3025', 'ENTRYPOINT ["node", "prospectus.js"]', 'ENTRYPOINT node prospectus.js'],
  ['DL3025', /CMD \["node", "-e".*\]/, 'CMD curl http://127.0.0.1:3000/readyz'],
  ['DL4003', 'CMD ["start"]', 'CMD ["start"]\nCMD ["site"]'],
  ['DL3022', '--from=build', '--from=builder'],
  ['DL4000', 'CMD ["start"]', 'MAINTAINER nobody\nCMD ["start"]'],
])('%s is found in a Dockerfile that breaks it', (rule, from, to) => {
  const broken = shipped.replace(from, to)
  expect(broken).not.toBe(shipped)
  expect(findingsIn(broken)).toEqual([expect.stringContaining(rule)])
})
