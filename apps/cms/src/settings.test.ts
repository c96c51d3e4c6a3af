import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('settings-and-commands#settings the receivers of leads are read', () => {
  const SMTP_URL = 'smtps://user:pass%20word@mail.example.com:465'
  const settings = readSettings({
    SMTP_URL,
    MAIL_FROM: 'Vendor <news@vendor.example>',
    CRM_WEBHOOK_URL: 'https://crm.example/hooks/abc/',
    CRM_WEBHOOK_SECRET: 'secret',
    LEADS_KEEP_DAYS: '365',
  })
  expect(settings).toMatchObject({
    mail: { url: SMTP_URL, from: 'Vendor <news@vendor.example>' },
    crmWebhookUrl: 'https://crm.example/hooks/abc/',
    crmWebhookSecret: 'secret',
    leadsKeepDays: 365,
  })
  expect(readSettings({})).toMatchObject({ mail: undefined, crmWebhookUrl: undefined })
})

test.each([
  ['SMTP_URL', { SMTP_URL: 'http://user:hidden@mail.example.com' }],
  ['SMTP_URL', { SMTP_URL: 'hidden' }],
  ['MAIL_FROM', { SMTP_URL: 'smtp://user:hidden@mail.example.com' }],
  ['MAIL_FROM', { MAIL_FROM: 'a@b.example, c@d.example' }],
  ['MAIL_FROM', { MAIL_FROM: 'Vendor\r\nBcc: c@d.example <a@b.example>' }],
  ['CRM_WEBHOOK_URL', { CRM_WEBHOOK_URL: 'https://user:hidden@crm.example/' }],
  ['CRM_WEBHOOK_URL', { CRM_WEBHOOK_URL: 'file:///hidden' }],
  ['CRM_WEBHOOK_SECRET', { CRM_WEBHOOK_SECRET: 'hid den' }],
  ['LEADS_KEEP_DAYS', { LEADS_KEEP_DAYS: '0' }],
])('settings-and-commands#settings %s is rejected in %j, without its value', (name, env) => {
  const read = () => readSettings(env)
  expect(read).toThrow(`${name}: expected`)
  expect(read).not.toThrow('hidden')
})

test('settings-and-commands#settings an issuer of single sign-on needs all of its settings', () => {
  const OIDC_CLIENT_SECRET = 'hidden'
  const env = { OIDC_ISSUER: 'https://id.example.com/', OIDC_CLIENT_ID: 'c', OIDC_CLIENT_SECRET }
  expect(readSettings(env).sso).toEqual({
    issuer: 'https://id.example.com',
    clientId: 'c',
    clientSecret: 'hidden',
    label: 'id.example.com',
  })
  expect(readSettings({ ...env, OIDC_LABEL: 'Example Ltd' }).sso?.label).toBe('Example Ltd')
  expect(readSettings({}).sso).toBeUndefined()
  for (const wrong of [
    { OIDC_ISSUER: '' },
    { OIDC_CLIENT_ID: '' },
    { OIDC_CLIENT_SECRET: '' },
    { OIDC_ISSUER: 'http://id.example.com' },
  ]) {
    const read = () => readSettings({ ...env, ...wrong })
    expect(read).toThrow('OIDC_ISSUER')
    expect(read).not.toThrow('hidden')
  }
})

test.each(['12345, x', 'eu1/12345/6', '12345,', 'EU1/12345', '1234567890123'])(
  'settings-and-commands#settings HUBSPOT_ACCOUNTS is rejected as %j',
  (HUBSPOT_ACCOUNTS) => {
    expect(() => readSettings({ HUBSPOT_ACCOUNTS })).toThrow(
      'HUBSPOT_ACCOUNTS: expected comma-separated accounts of HubSpot, such as 12345 or eu1/12345',
    )
  },
)
