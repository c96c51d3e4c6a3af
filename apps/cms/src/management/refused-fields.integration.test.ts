import { expect, test } from 'vitest'
import { onAnyDatabase } from '../storage/storage.fixture.ts'
import { serveManagementWithStories } from './served-management.fixture.ts'

const PAGE = { component: 'modules/page', body: [] }

onAnyDatabase('management-api#errors a refusal names the field as it was sent', (open) => {
  test.each<[string, string, unknown, string, string]>([
    [
      'an address to redirect from with a space',
      'POST redirects',
      { redirect: { from: '/a b', to: '/home' } },
      'redirect.from',
      'The slug is "a b"; expected one segment of an address, without spaces, slashes, ?, # and %.',
    ],
    [
      'a redirect to another scheme',
      'POST redirects',
      { redirect: { from: '/a', to: 'ftp://files.example' } },
      'redirect.to',
      'The destination is "ftp://files.example"; expected a path of this site such as /prices, or an address that begins with https://.',
    ],
    [
      'a redirect that would tell visitors a password',
      'POST redirects',
      { redirect: { from: '/a', to: 'https://user:secret@files.example/' } },
      'redirect.to',
      'The destination has a user name or a password in it; every visitor would read them. Remove the part before the @.',
    ],
    [
      'a redirect from an address with a slash inside a segment',
      'POST redirects',
      { redirect: { from: '/a%2Fb', to: '/home' } },
      'redirect.from',
      'The slug is "a/b"; expected one segment of an address, without spaces, slashes, ?, # and %.',
    ],
    [
      'a release without a name',
      'POST releases',
      { release: { name: ' ', story_ids: [1001] } },
      'release.name',
      'release.name is " "; expected a non-empty string',
    ],
    [
      'a webhook without a name',
      'POST webhook_endpoints',
      { webhook_endpoint: { name: '', endpoint: 'https://hooks.example' } },
      'webhook_endpoint.name',
      'webhook_endpoint.name is ""; expected a non-empty string',
    ],
    [
      'a data source without a name',
      'POST datasources',
      { datasource: { name: '', slug: 'colours' } },
      'datasource.name',
      'datasource.name is ""; expected a non-empty string',
    ],
    [
      'an entry of a data source without a name',
      'POST datasource_entries',
      { datasource_entry: { datasource_id: 1, name: '', value: 'red' } },
      'datasource_entry.name',
      'datasource_entry.name is ""; expected a non-empty string',
    ],
    [
      'a webhook at another scheme',
      'POST webhook_endpoints',
      { webhook_endpoint: { name: 'w', endpoint: 'ftp://files.example' } },
      'webhook_endpoint.endpoint',
      'The address of a webhook must begin with http:// or https://, without a user name or password, and have at most 2000 characters.',
    ],
    [
      'a day that does not exist',
      'POST story_schedulings',
      { story_scheduling: { story_id: 1001, publish_at: '2099-02-30T10:00' } },
      'story_scheduling.publish_at',
      'story_scheduling.publish_at is "2099-02-30T10:00"; expected a time such as 2026-05-01T10:00:00Z',
    ],
    [
      'leads from a day that does not exist',
      'GET leads?from=2099-02-30',
      undefined,
      'from',
      'from is "2099-02-30"; expected a day such as 2026-05-01, or a time such as 2026-05-01T10:00:00Z',
    ],
  ])('%s', async (_, what, body, field, error) => {
    const { send } = await serveManagementWithStories(await open(), [
      { full_slug: 'home', content: PAGE },
    ])
    const refused = await send(what, { body })
    expect([refused.status, refused.body.field, refused.body.error]).toEqual([422, field, error])
  })
})
