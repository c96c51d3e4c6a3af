import { spawnSync } from 'node:child_process'
import { CONTENT } from '../check/source-files.ts'
import { root } from '../run/project.ts'

const MAX_BYTES = 512 * 1024 * 1024
const SOURCE =
  /^(apps|packages|brands|tools|bench)\/.*(\.(ts|tsx|js|mjs|css)|\/messages\/(.+\/)?[\w-]+\.json)$/

/** Source files of a commit, without the content of brands. Throws git's error if there is no such commit. */
export function sourcesAt(commit: string): readonly { path: string; text: string }[] {
  const names = git(['ls-tree', '-r', '--name-only', '-z', commit]).toString('utf8').split('\0')
  const paths = names.filter((path) => SOURCE.test(path) && !CONTENT.test(path))
  const bytes = git(['cat-file', '--batch'], paths.map((path) => `${commit}:${path}\n`).join(''))
  let offset = 0
  return paths.map((path) => {
    const start = bytes.indexOf('\n', offset) + 1
    const size = Number(bytes.toString('latin1', offset, start).trim().split(' ').at(-1))
    offset = start + size + 1
    return { path, text: bytes.toString('utf8', start, start + size) }
  })
}

function git(args: readonly string[], input?: string): Buffer {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: root,
    maxBuffer: MAX_BYTES,
    ...(input === undefined ? {} : { input }),
  })
  if (status !== 0)
    throw new Error(`git ${args.join(' ')} failed: ${stderr.toString('utf8').trim()}`)
  return stdout
}
