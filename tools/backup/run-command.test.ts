import { mkdirSync } from 'node:fs'
import { OperatorError } from '@prospectus/server/operator-error'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runCommand } from './run-command.ts'

function captureErrors() {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => {
    process.exitCode = undefined
    consoleError.mockRestore()
  })
  return consoleError
}

test('an error that an operator can correct is one line: wrong settings, a folder that cannot be created', async () => {
  const output = captureErrors()
  await runCommand(async () => {
    throw new OperatorError('There is no database.')
  })
  await runCommand(async () => void mkdirSync('/proc/backups/monday'))
  expect(output.mock.calls).toEqual([
    ['There is no database.'],
    ["ENOENT: no such file or directory, mkdir '/proc/backups/monday'"],
  ])
  expect(process.exitCode).toBe(1)
  output.mockClear()
})

test('any other error is a bug, and has its stack', async () => {
  captureErrors()
  await expect(runCommand(async () => Promise.reject(new TypeError('ours')))).rejects.toThrow(
    'ours',
  )
})
