import { expect, test } from 'vitest'
import { cmsSettings, siteSettings } from './role-settings.ts'

const ENV = {
  PATH: '/usr/bin',
  LC_ALL: 'C',
  https_proxy: 'http://proxy.example',
  NODE_AUTH_TOKEN: 'of a registry',
  SITE_URL: 'https://www.example.com',
  CONTENT_TOKEN: 'published',
  CONTENT_PREVIEW_TOKEN: 'drafts',
  MANAGEMENT_TOKEN: 'owner',
  DATABASE_URL: 'postgres://database',
  AWS_SECRET_ACCESS_KEY: 'key',
  SMTP_URL: 'smtp://mail.example.com',
  POSTGRES_PASSWORD: 'of the server',
  TAG_MANAGER_ID: 'GTM-AB12CD3',
  CDN_TOKEN: 'purge',
}

test('ROUTE-5 a role gets the settings that it reads, and no others', () => {
  const system = ['PATH', 'LC_ALL', 'https_proxy', 'SITE_URL', 'CONTENT_TOKEN']
  expect(Object.keys(siteSettings(ENV, 'production'))).toEqual([
    ...system,
    'TAG_MANAGER_ID',
    'CDN_TOKEN',
    'SITE_MODE',
  ])
  expect(Object.keys(siteSettings(ENV, 'preview'))).toEqual([
    ...system,
    'CONTENT_PREVIEW_TOKEN',
    'TAG_MANAGER_ID',
    'SITE_MODE',
  ])
  expect(Object.keys(cmsSettings(ENV))).toEqual([
    ...system,
    'CONTENT_PREVIEW_TOKEN',
    'MANAGEMENT_TOKEN',
    'DATABASE_URL',
    'AWS_SECRET_ACCESS_KEY',
    'SMTP_URL',
  ])
})
