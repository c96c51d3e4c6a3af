import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Victim } from '../chaos/victim.fixture.ts'
import { freePort } from '../run/free-port.ts'

/** False if nginx is not installed; tests that need it are then skipped. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0

export interface Nginx extends Pick<Victim, 'killCount' | 'isUp'> {
  /** Replaces its workers, as after a change of its configuration. */
  readonly reload: () => void
  /** Kills it and its worker by SIGKILL, and starts it again. */
  readonly kill: () => Promise<void>
  /** Resolves when it accepts connections again. */
  readonly waitUntilUp: () => Promise<void>
}

/**
 * Starts an nginx without a cache in front of some servers, until the test ends.
 *
 * @param servers ports. One that occurs twice gets a second attempt after an error
 * @returns its origin
 */
export async function startNginx(servers: readonly number[]): Promise<string> {
  const port = await freePort()
  await runNginx(() => proxyConfiguration(servers, port))
  return `http://127.0.0.1:${port}`
}

/**
 * Runs an nginx until the test ends.
 *
 * @param http content of its `http` block; receives a writable folder
 */
export async function runNginx(http: (folder: string) => string): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'prospectus-nginx-'))
  // Started by root, its workers run as another user, and write their cache here.
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'nginx.conf'), configuration(http(folder)))
  const args = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')]
  let killCount = 0
  let isUp = false
  // A process group of its own, since a worker survives its master.
  const start = () => spawn('nginx', args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true })
  const waitUntilServing = async ({ stderr }: ReturnType<typeof start>) => {
    let output = ''
    while (!output.includes('start worker process '))
      output += (await once(stderr, 'data')).join('')
    stderr.resume()
    isUp = true
  }
  let nginx = start()
  let servingAgain = waitUntilServing(nginx)
  onTestFinished(async () => {
    if (nginx.exitCode === null) {
      nginx.kill('SIGTERM')
      await once(nginx, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  })
  await servingAgain
  return {
    reload: () => void nginx.kill('SIGHUP'),
    killCount: () => killCount,
    isUp: () => isUp,
    kill: async () => {
      isUp = false
      killCount++
      // The event "close" means that the last process has ended: until then the port is taken.
      const ended = once(nginx, 'close')
      servingAgain = ended.then(async () => {
        nginx = start()
        await waitUntilServing(nginx)
      })
      process.kill(-(nginx.pid ?? 0), 'SIGKILL')
      await servingAgain
    },
    waitUntilUp: () => servingAgain,
  }
}

const configuration = (http: string) => `
daemon off;
worker_processes 1;
pid nginx.pid;
error_log stderr notice;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
${http}
}
`

const proxyConfiguration = (servers: readonly number[], port: number) => `
  upstream site {
    ${servers.map((server) => `server 127.0.0.1:${server} max_fails=0;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_next_upstream error timeout;
    }
  }
`
