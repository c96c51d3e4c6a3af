import { SettingsError } from '@prospectus/server/parse-settings'
import { describe, expect, test } from 'vitest'
import { checkSettings } from './check-settings.ts'
import { contentFolder } from './project.ts'

const errorsOf = (env: NodeJS.ProcessEnv): readonly string[] => {
  try {
    checkSettings(env)
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.errors
    throw error
  }
}

describe('settings are checked before anything starts', () => {
  test.each([
    ['SITE_PROT', 'SITE_PORT'],
    ['TRUST_PROXI', 'TRUST_PROXY'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['WEBHOOK_URL', 'WEBHOOK_URLS'],
    ['smtp_url', 'SMTP_URL'],
    ['METRICS-PORT', 'METRICS_PORT'],
  ])('the message about %s suggests %s', (misspelt, meant) => {
    expect(errorsOf({ [misspelt]: '1' })).toEqual([
      `${misspelt}: there is no such setting; did you mean ${meant}?`,
    ])
  })

  test('a folder without seed content is named, with the expected files', () => {
    expect(errorsOf({ CONTENT_DIR: '/no/such/content' })).toEqual([
      'CONTENT_DIR: expected a folder with a space.json, found none at "/no/such/content"',
    ])
    expect(errorsOf({ CONTENT_DIR: contentFolder() })).toEqual([])
  })

  test('variables of other programs are ignored', () => {
    expect(errorsOf({ HOSTNAME: 'a', HOSTS: 'b', PATH: '/bin', LANG: 'C', PORT: '1' })).toEqual([])
  })

  test('errors of all roles are in one list, each once', () => {
    const errors = errorsOf({
      POLL_SECONDS: '-1',
      LEADS_KEEP_DAYS: 'x',
      DRAIN_SECONDS: '-1',
      SITE_PROT: '1',
    })
    expect(errors.map((problem) => problem.split(':')[0]).sort()).toEqual([
      'DRAIN_SECONDS',
      'LEADS_KEEP_DAYS',
      'POLL_SECONDS',
      'SITE_PROT',
    ])
  })
})
