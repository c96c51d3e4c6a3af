import { constants } from 'node:os'

/**
 * A child process's exit code, as in shells: its own, or 128 plus the number of the signal.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 * @returns {number}
 */
export function exitCode(code, signal) {
  if (signal !== null) return 128 + constants.signals[signal]
  return code ?? 1
}
