import childProcess, { ChildProcess } from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import sqlite from 'node:sqlite'
import { afterEach, expect } from 'vitest'

// Set-up of the unit tests: fails one that starts a process, listens, connects or opens a database. Such tests are
// integration tests and run apart, because starting one server takes as long as hundreds of unit tests.

/** What the running test has tried. Collected too, because its code may catch the error that is thrown. */
const violations: string[] = []

const refuse = (action: string) =>
  function refused(): never {
    violations.push(action)
    throw new Error(`A unit test ${action}: name its file *.integration.test.ts.`)
  }

const startsProcess = refuse('starts a process')
Object.assign(ChildProcess.prototype, { spawn: startsProcess })
Object.assign(childProcess, { spawnSync: startsProcess, execFileSync: startsProcess })
net.Server.prototype.listen = refuse('listens on a port')
net.Socket.prototype.connect = refuse('opens a connection')
Object.assign(sqlite, { DatabaseSync: refuse('opens a database') })
syncBuiltinESMExports()

afterEach(() => expect(violations.splice(0), 'what a unit test may not do').toEqual([]))
