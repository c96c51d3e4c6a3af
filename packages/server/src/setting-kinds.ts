import { z } from 'zod'
import { type Brand, DEFAULT_BRAND, readBrand } from './brand.ts'

/**
 * Kinds of settings. Each reads one environment variable; its error message is a text that follows "expected". An empty
 * variable counts as missing.
 */
const emptyAsMissing = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((raw) => (raw === '' ? undefined : raw), schema)

function text<Value>(expected: string, read: (raw: string) => Value | undefined) {
  return z.string().transform((raw, context): Value => {
    const value = read(raw.trim())
    if (value !== undefined) return value
    context.addIssue({ code: 'custom', message: expected })
    return z.NEVER
  })
}

/** A TCP port. */
export const portSetting = (fallback: number) =>
  emptyAsMissing(
    text('a whole number from 1 to 65535', (raw) => wholeNumber(raw, 1, 65_535)).default(fallback),
  )

/** A TCP port; undefined when none is given. */
export const optionalPortSetting = () =>
  emptyAsMissing(
    text('a whole number from 1 to 65533', (raw) => wholeNumber(raw, 1, 65_533)).optional(),
  )

/** A whole number of seconds, or undefined. */
export const secondsSetting = () =>
  emptyAsMissing(
    text('a whole number of seconds from 1 to 86400', (raw) =>
      wholeNumber(raw, 1, 86_400),
    ).optional(),
  )

/** A whole number of seconds from 0. */
export const graceSetting = (fallback: number) =>
  emptyAsMissing(
    text('a whole number of seconds from 0 to 600', (raw) => wholeNumber(raw, 0, 600)).default(
      fallback,
    ),
  )

/** A count from 1. */
export const countSetting = (most: number) =>
  emptyAsMissing(
    text(`a whole number from 1 to ${most}`, (raw) => wholeNumber(raw, 1, most)).default(1),
  )

/** `on` or `off`; off unless given. */
export const switchSetting = () =>
  emptyAsMissing(text('on or off', (raw) => SWITCH.get(raw.toLowerCase())).default(false))

/** A public origin without a closing slash, such as `https://www.vendor.example`; or undefined. */
export const originSetting = () =>
  emptyAsMissing(
    text('an http(s) origin without path, such as https://www.example.com', (raw) => {
      const url = webAddress(raw)
      return url?.pathname === '/' && url.search === '' && url.hash === '' ? url.origin : undefined
    }).optional(),
  )

/** An http(s) address without a closing slash; or undefined. */
export const addressSetting = () =>
  emptyAsMissing(
    text('an http(s) address, such as https://api.example.com/v2', (raw) =>
      webAddress(raw)?.href.replace(/\/+$/, ''),
    ).optional(),
  )

/** Several http(s) addresses between commas; or undefined. */
export const addressesSetting = () =>
  emptyAsMissing(
    text(
      'http(s) addresses between commas, such as https://www.example.com/hooks/content',
      (raw) => {
        const urls = raw.split(',').map((part) => webAddress(part.trim())?.href)
        return urls.every((url) => url !== undefined) ? urls : undefined
      },
    ).optional(),
  )

/** An http(s) address; or undefined. Its error never shows the value. */
export const hookAddressSetting = () =>
  emptyAsMissing(
    text(
      'an http(s) address without a user name or password, such as https://crm.example.com/leads',
      (raw) => webAddress(raw)?.href,
    ).optional(),
  )

/** The address of a mail server, with its user name and password; or undefined. */
export const mailServerSetting = () =>
  emptyAsMissing(
    text('the address of a mail server, such as smtps://user:password@mail.example.com', (raw) => {
      const url = /^smtps?:\/\//.test(raw) ? URL.parse(raw) : null
      return url !== null && url.hostname !== '' ? raw : undefined
    }).optional(),
  )

/** The sender of mail: an address, or a name and an address in angle brackets; or undefined. */
export const senderSetting = () =>
  emptyAsMissing(
    text('an address such as Vendor <news@vendor.example>', (raw) =>
      /^(?:[^<>@\p{Cc}]+ <[^<>@\s\p{Cc}]+@[^<>@\s\p{Cc}]+>|[^<>@\s\p{Cc}]+@[^<>@\s\p{Cc}]+)$/u.test(
        raw,
      )
        ? raw
        : undefined,
    ).optional(),
  )

/** A whole number of days, or undefined. */
export const daysSetting = () =>
  emptyAsMissing(
    text('a whole number of days from 1 to 36500', (raw) => wholeNumber(raw, 1, 36_500)).optional(),
  )

/** A host, with its port if that is not the default, such as `files.example.com`; or undefined. */
export const hostSetting = () =>
  emptyAsMissing(
    text('a host, with a port if need be, such as files.example.com', (raw) => {
      const url = URL.parse(`https://${raw}`)
      return url !== null && /^[^/?#@\\\s]+$/.test(raw) ? raw.toLowerCase() : undefined
    }).optional(),
  )

/** A container of Google's tag manager; or undefined. */
export const tagManagerSetting = () =>
  emptyAsMissing(
    text('the id of a tag manager container, such as GTM-AB12CD3', (raw) =>
      /^GTM-[A-Z0-9]{4,12}$/.test(raw) ? raw : undefined,
    ).optional(),
  )

/** Accounts of HubSpot, each as `{data centre}/{number}`; none unless given. */
export const hubspotAccountsSetting = () =>
  emptyAsMissing(
    text('accounts of HubSpot between commas, such as 12345 or eu1/12345', (raw) => {
      const given = raw.split(',').map((part) => part.trim())
      const accounts = given.map((part) => (part.includes('/') ? part : `na1/${part}`))
      const isKnown = accounts.every((account) => /^[a-z]{2}\d\/\d{1,12}$/.test(account))
      return isKnown ? accounts : undefined
    }).default([]),
  )

/** One of a few choices. */
export const choiceSetting = <const Choice extends string>(
  choices: readonly Choice[],
  fallback: Choice,
) =>
  emptyAsMissing(
    text(choices.filter((choice) => choice !== '').join(' or '), (raw) =>
      choices.find((choice) => choice === raw),
    )
      .optional()
      .transform((choice): Choice => choice ?? fallback),
  )

/** Text that matches a pattern. */
export const patternSetting = (expected: string, pattern: RegExp, fallback: string) =>
  emptyAsMissing(text(expected, (raw) => (pattern.test(raw) ? raw : undefined)).default(fallback))

/** The brand in a folder; the default one if none is given. */
export const brandSetting = () =>
  emptyAsMissing(
    z
      .string()
      .default(DEFAULT_BRAND)
      .transform((folder, context): Brand => {
        try {
          return readBrand(folder)
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error)
          context.addIssue({ code: 'custom', message: `the folder of a brand (${reason})` })
          return z.NEVER
        }
      }),
  )

/** A token or key, printable and without spaces; its error never shows the value. */
export const secretSetting = () =>
  emptyAsMissing(
    text('printable characters without spaces', (raw) =>
      /^[\x21-\x7e]+$/.test(raw) ? raw : undefined,
    ).optional(),
  )

const SWITCH = new Map([
  ['on', true],
  ['true', true],
  ['1', true],
  ['off', false],
  ['false', false],
  ['0', false],
])

function wholeNumber(raw: string, from: number, to: number): number | undefined {
  const number = /^\d{1,6}$/.test(raw) ? Number(raw) : Number.NaN
  return number >= from && number <= to ? number : undefined
}

function webAddress(raw: string): URL | undefined {
  const url = /^https?:\/\//i.test(raw) ? URL.parse(raw) : null
  return url !== null && url.username === '' && url.password === '' ? url : undefined
}
