import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from '../run/free-port.ts'
import { folderInMemory } from './folder-in-memory.ts'

/** A PostgreSQL server in which tests may create databases. */
export interface TestPostgres {
  readonly url: string
  /** Stops the server, unless it is that of `TEST_DATABASE_URL`. */
  readonly stop: () => void
}

/** A server of a single test, which may do anything to it. */
export interface OwnPostgres extends TestPostgres {
  /** Ends the server without a shutdown, and starts it again. */
  readonly crash: () => Promise<void>
}

/**
 * A PostgreSQL for the tests: `TEST_DATABASE_URL`, else a cluster of an installed one, else of one installed by apt if
 * allowed (settings-and-commands#test-machines); undefined if there is none, or it does not start.
 */
export async function ensurePostgres(env: NodeJS.ProcessEnv): Promise<TestPostgres | undefined> {
  if (env.TEST_DATABASE_URL) return { url: env.TEST_DATABASE_URL, stop: () => undefined }
  const programFolder = findInstalled(env) ?? installFromApt(env)
  return programFolder === undefined ? undefined : startCluster(programFolder)
}

/**
 * Starts a cluster for one test from an installed PostgreSQL; a crash of its server loses no acknowledged write.
 * Undefined if there is none, or it does not start.
 */
export async function startOwnPostgres(env: NodeJS.ProcessEnv): Promise<OwnPostgres | undefined> {
  const programFolder = findInstalled(env)
  return programFolder === undefined ? undefined : startCluster(programFolder, 'on')
}

/** Folder of `initdb` and `pg_ctl`; Debian keeps them out of the path, one folder per version. */
function findInstalled(env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter)
  const debian = globSync('/usr/lib/postgresql/*/bin').sort()
  return [...folders, ...debian.reverse()].find((folder) => existsSync(join(folder, 'initdb')))
}

function installFromApt(env: NodeJS.ProcessEnv): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Installing PostgreSQL by apt …')
  const options = { stdio: 'ignore', env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  spawnSync('apt-get', ['update'], options)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], options)
  return findInstalled(env)
}

async function startCluster(
  programFolder: string,
  /** `on`: acknowledged writes have left the server's own memory, so a crash of it loses nothing. */
  synchronousCommit: 'on' | 'off' = 'off',
): Promise<OwnPostgres | undefined> {
  const folder = mkdtempSync(join(folderInMemory() ?? tmpdir(), 'prospectus-postgres-'))
  const dataFolder = join(folder, 'data')
  const owner = giveToPostgresAccount(folder)
  const run = (program: string, args: readonly string[]) => {
    const result = spawnSync(join(programFolder, program), args, {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    })
    return result.status === 0
  }
  const port = await freePort()
  const serverOptions = [
    `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c synchronous_commit=${synchronousCommit}`,
    // Nothing here has to survive a power cut, so nothing waits for the disk or is written twice.
    '-c fsync=off -c full_page_writes=off',
    // Imports run ANALYZE themselves, and test databases are too short-lived to need VACUUM.
    ...(synchronousCommit === 'off' ? ['-c autovacuum=off'] : []),
  ].join(' ')
  const stop = () => {
    run('pg_ctl', ['stop', '-D', dataFolder, '-m', 'immediate'])
    rmSync(folder, { recursive: true, force: true })
  }
  const initialised = run('initdb', [
    ...['-D', dataFolder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
  ])
  const log = join(folder, 'log')
  if (
    initialised &&
    run('pg_ctl', ['start', '-w', '-D', dataFolder, '-l', log, '-o', serverOptions])
  ) {
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      stop,
      crash: async () => {
        const args = [
          'restart',
          '-w',
          '-m',
          'immediate',
          '-D',
          dataFolder,
          '-l',
          log,
          '-o',
          serverOptions,
        ]
        const restart = spawn(join(programFolder, 'pg_ctl'), args, { ...owner, stdio: 'ignore' })
        await once(restart, 'exit')
      },
    }
  }
  stop()
  return undefined
}

/**
 * As root, makes the account `postgres` the owner of the folder and returns its ids, because PostgreSQL refuses to run
 * as root. Else returns nothing to set.
 */
function giveToPostgresAccount(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim())
  const [uid, gid] = [idOf('-u'), idOf('-g')]
  chownSync(folder, uid, gid)
  return { uid, gid }
}
