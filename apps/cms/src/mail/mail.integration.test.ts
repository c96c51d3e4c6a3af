import { expect, test } from 'vitest'
import { openWithReceivers } from '../leads/lead-receivers.fixture.ts'
import { submission } from '../leads/submission.fixture.ts'
import { onAnyDatabase } from '../storage/storage.fixture.ts'
import { headerLine, isMailAddress } from './mail.ts'

test.each([
  ['ada@visitor.example', true],
  ["o'neil+x@sub.visitor.example", true],
  ['info@müller.example', true],
  ['root@localhost', true],
  ['a@b.example\r\nBcc: c@d.example', false],
  ['a@b.example\nBcc: c@d.example', false],
  ['a@b.example, c@d.example', false],
  ['a@b.example;c@d.example', false],
  ['Ada <ada@visitor.example>', false],
  ['"a b"@visitor.example', false],
  ['a b@visitor.example', false],
  ['a@b@c.example', false],
  ['a\0@visitor.example', false],
  ['a\u2028@visitor.example', false],
  ['@visitor.example', false],
  ['ada@', false],
  ['ada', false],
  [`${'a'.repeat(65)}@visitor.example`, false],
  [`a@${'b'.repeat(260)}`, false],
  ['', false],
])('lead-payload#mail %j is an address: %s', (text, isOne) => {
  expect(isMailAddress(text)).toBe(isOne)
})

test('lead-payload#mail a header is one line, whatever it contains', () => {
  expect(headerLine('Hello\r\nBcc: a@b.example\u2028x\0y')).toBe('Hello Bcc: a@b.example x y')
  expect(headerLine('x'.repeat(1000))).toHaveLength(200)
})

onAnyDatabase('lead-payload#mail', (open) => {
  test.each([
    ['the address of a visitor', { email: 'a@b.example\r\nBcc: evil@x.example' }],
    ['the address of an owner', { owner: 'a@b.example\nBcc: evil@x.example' }],
    ['two addresses', { email: 'a@b.example,evil@x.example' }],
    ['a subject', { confirmation: { subject: 'Hi\r\nBcc: evil@x.example\r\n\r\nx', text: 'y' } }],
    ['the name of a form', { form: 'contact\r\nBcc: evil@x.example' }],
    [
      'a value',
      { fields: { 'x\r\nBcc: evil@x.example': '.\r\nRCPT TO:<evil@x.example>\r\n.\r\n' } },
    ],
    ['a page', { page: '/\r\nBcc: evil@x.example' }],
  ])('%s adds no header and no recipient', async (_what, given) => {
    const { storage, mails, sendDue } = await openWithReceivers(open)
    const confirmation = { subject: 'Thanks', text: 'Thank you.' }
    const owner = 'sales@vendor.example'
    await storage.storeSubmission(submission({ owner, confirmation, ...given }))
    await sendDue()
    expect(mails.received.length).toBeGreaterThan(0)
    for (const mail of mails.received) {
      expect(mail.to).toHaveLength(1)
      expect(['sales@vendor.example', 'ada@visitor.example']).toContain(mail.to[0])
      expect(mail.headerNames).not.toContain('bcc')
      expect(mail.headerNames.filter((name) => name === 'to')).toHaveLength(1)
    }
  })

  test('a busy server gets the mail later; a rejected recipient delays no other mail', async () => {
    const { clock, storage, mails, logged, sendDue } = await openWithReceivers(open)
    mails.rejectedRecipients.add('gone@visitor.example')
    mails.nextCodes.push(451)
    const send = (to: string) => storage.sendMail({ to, subject: 'Hi', text: ['Hello.'] })
    await send('gone@visitor.example')
    await send('here@visitor.example')
    await sendDue()
    expect(mails.received).toEqual([])
    clock.advance(1)
    await sendDue()
    expect(mails.received.map(({ to }) => to)).toEqual([['here@visitor.example']])
    expect(logged.map(({ message }) => message)).toEqual([
      'The mail server did not accept a message, which will not be sent again; pass it on by hand',
      'The mail server did not accept a message; the message will be sent again',
      'The mail server accepts messages again',
    ])
    expect(JSON.stringify(logged)).not.toContain('visitor.example')
  })

  test('the Message-ID is made from the id of the lead, so that a mail sent twice shows once', async () => {
    const { storage, mails, sendDue } = await openWithReceivers(open)
    const { id } = await storage.storeSubmission(submission({ owner: 'sales@vendor.example' }))
    await sendDue()
    const [mail] = mails.received
    expect(mail?.headers.get('message-id')).toBe(`<${id}-owner@vendor.example>`)
  })
})
