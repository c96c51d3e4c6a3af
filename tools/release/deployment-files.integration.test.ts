import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../run/project.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const deploy = join(root, 'deploy')

/** Output of a tool on both streams, and its exit code. */
function run(tool: string, args: readonly string[], cwd = root) {
  const { status, stdout, stderr } = spawnSync(tool, args, { cwd, encoding: 'utf8' })
  return { status, output: `${stdout}${stderr}` }
}

const has = (tool: string, flag = '--version') => spawnSync(tool, [flag]).status === 0

test.skipIf(!has('nginx', '-v') || !has('openssl', 'version'))(
  'nginx accepts the shipped configuration without a warning, in the nginx.conf of a distribution',
  () => {
    const folder = temporaryFolder('prospectus-deploy', onTestFinished)
    for (const name of ['conf.d', 'tls', 'cache']) mkdirSync(join(folder, name))
    const [key, certificate] = ['privkey.pem', 'fullchain.pem'].map((file) =>
      join(folder, 'tls', file),
    )
    const signed = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout ${key} -out ${certificate}`
    expect(run('openssl', signed.split(' ')).status).toBe(0)
    for (const file of readdirSync(join(deploy, 'nginx'))) {
      const text = readFileSync(join(deploy, 'nginx', file), 'utf8')
      const here = text.replaceAll('/etc/nginx', folder).replaceAll('/var/cache', `${folder}/cache`)
      // Not everybody who runs this may open a port below 1024.
      writeFileSync(
        join(folder, 'conf.d', file),
        here.replace(/listen (80|443)/g, 'listen 127.0.0.1:1$1'),
      )
    }
    writeFileSync(join(folder, 'nginx.conf'), distributionConfig(folder))
    const tested = run('nginx', [
      '-t',
      '-e',
      'stderr',
      '-p',
      folder,
      '-c',
      join(folder, 'nginx.conf'),
    ])
    expect(tested.output).toMatch(/test is successful/)
    const warnings = tested.output.split('\n').filter((line) => /\[(warn|error|emerg)\]/.test(line))
    expect(warnings.filter((line) => !line.includes('http2" directive is deprecated'))).toEqual([])
  },
)

test.skipIf(!has('systemd-analyze'))('systemd accepts the units', () => {
  const folder = temporaryFolder('prospectus-deploy', onTestFinished)
  const units = readdirSync(join(deploy, 'systemd')).filter((file) => file.endsWith('.service'))
  expect(units).toHaveLength(3)
  const instances = units.map((file) => {
    const instance = join(folder, file.replace('@.', '@3000.'))
    cpSync(join(deploy, 'systemd', file), instance)
    return instance
  })
  expect(run('systemd-analyze', ['verify', ...instances])).toEqual({ status: 0, output: '' })
})

test('the command for operators is a valid shell script', () => {
  expect(run('sh', ['-n', join(deploy, 'systemd', 'prospectus')])).toEqual({
    status: 0,
    output: '',
  })
})

/** The part of Debian's file that matters here. */
const distributionConfig = (folder: string) => `
pid ${folder}/nginx.pid;
events {}
http {
  ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;
  access_log off;
  gzip on;
  include ${folder}/conf.d/*.conf;
}
`
