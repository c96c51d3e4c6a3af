import { expect, test } from 'vitest'
import { readSharedDraft, signSharedDraft } from './shared-draft.ts'

const NOW = Date.UTC(2026, 0, 15, 12)
const secrets = { spaceId: '1000', previewToken: 'secret' }
const at = (seconds: number) => new Date(NOW + seconds * 1000)
const signed = signSharedDraft({ storyId: 17, expires: at(600) }, secrets)
const read = (text: string, more = {}) => readSharedDraft(text, { ...secrets, ...more }, NOW)

test('live-preview#shared-drafts a signed text is read', () => {
  expect(read(signed)).toEqual({ storyId: 17, expires: at(600) })
})

test('live-preview#shared-drafts a signed text is read with the end of its link', () => {
  const days = at(7 * 24 * 3600)
  const text = signSharedDraft({ storyId: 17, expires: at(600), ends: days }, secrets)
  expect(read(text)).toEqual({ storyId: 17, expires: at(600), ends: days })
  expect(read(text.replace(`.${days.getTime() / 1000}.`, '.'))).toBeUndefined()
})

test.each([
  ['nothing', ''],
  ['another story', signed.replace('17.', '18.')],
  ['a later end', signed.replace(/\.\d+\./, `.${NOW / 1000 + 601}.`)],
  ['a forged digest', signed.replace(/[0-9a-f]{64}$/, '0'.repeat(64))],
  ['upper-case digits', signed.toUpperCase()],
  ['a part too many', `${signed}.1`],
  ['an expired text', signSharedDraft({ storyId: 17, expires: at(0) }, secrets)],
  [
    'a text that is valid for longer than is ever signed',
    signSharedDraft({ storyId: 17, expires: at(661) }, secrets),
  ],
])('live-preview#shared-drafts %s is rejected', (_, text) => {
  expect(read(text)).toBeUndefined()
})

test('live-preview#shared-drafts a text of another space or secret is rejected', () => {
  expect(read(signed, { spaceId: '1001' })).toBeUndefined()
  expect(read(signed, { previewToken: 'other' })).toBeUndefined()
})
