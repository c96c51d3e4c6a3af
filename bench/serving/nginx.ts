import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { freePort } from '../../tools/run/free-port.ts'

/** Headers that nginx sets itself, or that belong to the connection. */
const NGINX_HEADERS = new Set([
  ...['connection', 'keep-alive', 'date', 'content-length', 'content-type', 'content-encoding'],
  ...['etag', 'transfer-encoding', 'server'],
])

/** Starts an nginx that sends the same bytes and headers as our response, with a worker for each processor core. */
export async function startNginx(
  response: { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer },
  cores: readonly number[],
): Promise<{
  readonly url: string
  /** Process ids. */
  readonly workers: readonly number[]
  readonly close: () => Promise<void>
}> {
  const folder = mkdtempSync(join(tmpdir(), 'prospectus-nginx-'))
  const port = await freePort()
  // The workers run as another user.
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'www'))
  const isGzipped = response.headers['content-encoding'] === 'gzip'
  const page = join(folder, 'www', 'page.html')
  writeFileSync(page, isGzipped ? gunzipSync(response.body) : response.body)
  if (isGzipped) writeFileSync(`${page}.gz`, response.body)
  const headers = Object.entries(response.headers)
    .filter(([name]) => !NGINX_HEADERS.has(name))
    .map(([name, value]) => `      add_header ${name} '${value.replaceAll("'", "\\'")}';`)
  const configuration = readFileSync(join(import.meta.dirname, 'nginx.conf'), 'utf8')
    .replaceAll('{folder}', folder)
    .replaceAll('{port}', String(port))
    .replaceAll('{workers}', String(cores.length))
    .replaceAll('{type}', (response.headers['content-type'] ?? 'text/html').split(';')[0] ?? '')
    .replaceAll('{headers}', headers.join('\n'))
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration)

  const nginx = spawn('taskset', ['-c', cores.join(','), 'nginx', '-c', file], { stdio: 'inherit' })
  process.once('exit', () => nginx.kill())
  const url = `http://127.0.0.1:${port}/`
  await waitUntilServing(url)
  return {
    url,
    workers: workersOf(nginx.pid ?? 0),
    close: async () => {
      nginx.kill('SIGQUIT')
      await once(nginx, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function waitUntilServing(url: string): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    const isServing = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isServing) return
  }
  throw new Error('nginx did not respond; is it installed?')
}

/** The master's children; `taskset` has replaced itself with the master. */
function workersOf(master: number): readonly number[] {
  const children = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8')
  return children.trim().split(' ').map(Number)
}
