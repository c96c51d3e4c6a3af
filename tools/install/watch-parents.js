import { readFileSync } from 'node:fs'

/**
 * Calls `gone` when the process that started this one has ended. npm starts scripts through a shell, which
 * neither passes a SIGTERM on nor ends with npm: both are watched.
 *
 * @param {() => void} gone
 */
export function watchParents(gone) {
  const before = parents()
  setInterval(() => {
    if (parents() !== before) gone()
  }, 500).unref()
}

function parents() {
  const { ppid, env } = process
  return env.npm_lifecycle_event === undefined ? `${ppid}` : `${ppid} ${parentOfShell(ppid)}`
}

/**
 * Parent process, if it is a shell; nothing where the system does not tell.
 *
 * @param {number} pid
 */
function parentOfShell(pid) {
  try {
    const [, parent] =
      /\((?:sh|dash|bash)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return parent
  } catch {
    return undefined
  }
}
