import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { freePort } from '../../tools/testing/free-port.ts'

/** Sent by nginx itself, or about the connection. */
const OWN = new Set([
  ...['connection', 'keep-alive', 'date', 'content-length', 'content-type', 'content-encoding'],
  ...['etag', 'transfer-encoding', 'server'],
])

/**
 * An nginx that answers the same bytes with the same headers as the given answer of ours.
 *
 * @param answer our compressed answer: its headers, and its body as sent (gzip)
 * @param core the processor it is bound to
 */
export async function startNginx(
  answer: { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer },
  core: number,
): Promise<{ readonly url: string; readonly worker: number; readonly close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'prospectus-nginx-'))
  const port = await freePort()
  // Its worker runs as a user of its own.
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'www'))
  writeFileSync(join(folder, 'www', 'page.html'), gunzipSync(answer.body))
  writeFileSync(join(folder, 'www', 'page.html.gz'), answer.body)
  const headers = Object.entries(answer.headers)
    .filter(([name]) => !OWN.has(name))
    .map(([name, value]) => `      add_header ${name} '${value.replaceAll("'", "\\'")}';`)
  const configuration = readFileSync(join(import.meta.dirname, 'nginx.conf'), 'utf8')
    .replaceAll('{folder}', folder)
    .replaceAll('{port}', String(port))
    .replaceAll('{headers}', headers.join('\n'))
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration)

  const nginx = spawn('taskset', ['-c', String(core), 'nginx', '-c', file], { stdio: 'inherit' })
  process.once('exit', () => nginx.kill())
  const url = `http://127.0.0.1:${port}/`
  await answering(url)
  return {
    url,
    worker: workerOf(nginx.pid ?? 0),
    close: async () => {
      nginx.kill('SIGQUIT')
      await once(nginx, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
  }
  throw new Error('nginx does not answer: is it installed?')
}

/** The process that answers: the one child of the master, which `taskset` has become. */
function workerOf(master: number): number {
  const children = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8')
  return Number(children.trim().split(' ')[0])
}
