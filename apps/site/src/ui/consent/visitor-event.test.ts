import { expect, it } from 'vitest'
import { filterEvent, formName, linkEvent, searchEvent } from './tag-manager.ts'

const ORIGIN = 'https://www.vendor.example'
const link = (href: string, isButton = false) =>
  linkEvent({ href: new URL(href, ORIGIN).href, text: '  Read\n it ', isButton }, ORIGIN)

it('a link to a file is a download, whatever it looks like', () => {
  expect(link('/assets/f/9/a.pdf?x=1', true)).toEqual({
    event: 'download',
    text: 'Read it',
    file: '/assets/f/9/a.pdf',
  })
})

it('a link that looks like a button is a call to action; its query is left out', () => {
  expect(link('/request-a-demo?email=a@b.example', true)).toEqual({
    event: 'call_to_action',
    text: 'Read it',
    to: '/request-a-demo',
  })
  expect(link('https://partner.example/x?y=1', true)).toMatchObject({ to: 'partner.example/x' })
  expect(link('mailto:anna@vendor.example', true)).toMatchObject({ to: 'mailto:' })
})

it('other links report nothing', () => {
  expect(link('/about')).toBeUndefined()
})

it('a search term is truncated, and dropped if it contains a mail address', () => {
  expect(searchEvent(' earned  value ')).toEqual({ event: 'search', term: 'earned value' })
  expect(searchEvent('x'.repeat(500))).toEqual({ event: 'search', term: 'x'.repeat(100) })
  expect(searchEvent('anna@vendor.example')).toEqual({ event: 'search', term: '' })
  expect(filterEvent('q', 'anna@vendor.example')).toMatchObject({ field: 'q', value: '' })
  expect(filterEvent('type', 'blog')).toEqual({ event: 'filter', field: 'type', value: 'blog' })
})

it('a form is named after the end of its address', () => {
  expect(formName('https://embeds.example/forms/request-a-demo?theme=dark')).toBe('request-a-demo')
  expect(formName('')).toBe('')
})
