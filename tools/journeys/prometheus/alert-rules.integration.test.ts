import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../../run/project.ts'

const promtool = process.env.PROMTOOL || 'promtool'
const hasPromtool = spawnSync(promtool, ['--version']).status === 0
const TESTS = 'tools/journeys/prometheus/alerts.test.yml'

const read = (path: string) => parse(readFileSync(join(root, path), 'utf8'))

test('every alert is tested while it is silent and while it fires', () => {
  const [group] = read('deploy/prometheus/alerts.yml').groups
  const alerts: readonly string[] = group.rules.map(({ alert }: { alert: string }) => alert)
  const cases: readonly { alertname: string; exp_alerts?: readonly unknown[] }[] = read(
    TESTS,
  ).tests.flatMap(({ alert_rule_test }: { alert_rule_test: unknown }) => alert_rule_test)
  const tested = (fires: boolean) =>
    alerts.filter((alert) =>
      cases.some((one) => one.alertname === alert && (one.exp_alerts !== undefined) === fires),
    )
  expect(tested(true)).toEqual(alerts)
  expect(tested(false)).toEqual(alerts)
})

describe.skipIf(!hasPromtool)('promtool', () => {
  test.each([
    ['the configuration and its rules', ['check', 'config', 'deploy/prometheus/prometheus.yml']],
    ['the tests of the rules', ['test', 'rules', TESTS]],
  ])('accepts %s', (_, args) => {
    const { status, stdout, stderr } = spawnSync(promtool, args, { cwd: root, encoding: 'utf8' })
    expect(stdout + stderr).not.toContain('FAILED')
    expect(status).toBe(0)
  })
})
