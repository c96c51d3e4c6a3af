import { z } from 'zod'
import { DEFAULT_BRAND, readBrand } from './brand.ts'
import { followsRule, type SettingRule, webAddress } from './setting-rules.js'

/**
 * A setting for which an empty variable counts as missing. The errors of all settings are texts that complete "expected
 * …".
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

/** Text that `read` understands; undefined if none is given. */
const optionalText = <Value>(expected: string, read: (raw: string) => Value | undefined) =>
  emptyAsMissing(text(expected, read).optional())

/** A setting whose text follows a rule, converted by `read`. */
function withRule<Value>(expected: string, rule: SettingRule, read: (raw: string) => Value) {
  const kind = text(expected, (raw) => (followsRule(rule, raw) ? read(raw) : undefined))
  RULES.set(kind, rule)
  return kind
}

const RULES = new WeakMap<z.ZodType, SettingRule>()

/** The rule of a setting; undefined for one that only its schema can check. */
export function ruleOf(schema: z.ZodType): SettingRule | undefined {
  const ownRule = RULES.get(schema)
  if (ownRule !== undefined) return ownRule
  // The wrapped schema: preprocessed, with a default, or optional.
  const { out, innerType, in: input } = schema.def as unknown as Wrapper
  const wrapped = [out, innerType, input].filter((schema) => schema !== undefined)
  return wrapped.map(ruleOf).find((rule) => rule !== undefined)
}

interface Wrapper {
  readonly out?: z.ZodType
  readonly innerType?: z.ZodType
  readonly in?: z.ZodType
}

function numberFrom(expected: string, from: number, to: number) {
  return withRule(`${expected} from ${from} to ${to}`, { type: 'number', from, to }, Number)
}

/** A TCP port. */
export const portSetting = (fallback: number) =>
  emptyAsMissing(numberFrom('a whole number', 1, 65_535).default(fallback))

/** A TCP port that has two more after it, for the other roles; undefined when none is given. */
export const optionalPortSetting = () =>
  emptyAsMissing(numberFrom('a whole number', 1, 65_533).optional())

/** A whole number of seconds, or undefined. */
export const secondsSetting = () =>
  emptyAsMissing(numberFrom('a whole number of seconds', 1, 86_400).optional())

/** A whole number of seconds from 0. */
export const drainSecondsSetting = (fallback: number) =>
  emptyAsMissing(numberFrom('a whole number of seconds', 0, 600).default(fallback))

/** A count from 1. */
export const countSetting = (maximum: number) =>
  emptyAsMissing(numberFrom('a whole number', 1, maximum).default(1))

/** `on` or `off`; off unless given. */
export const switchSetting = () =>
  emptyAsMissing(
    withRule('on or off', { type: 'words', words: [...SWITCH_VALUES.keys()] }, (raw) =>
      Boolean(SWITCH_VALUES.get(raw.toLowerCase())),
    ).default(false),
  )

/** A public origin without a closing slash, such as `https://www.vendor.example`; or undefined. */
export const originSetting = () =>
  emptyAsMissing(
    withRule(
      'an http(s) origin without path, such as https://www.example.com',
      { type: 'origin' },
      (raw) => new URL(raw).origin,
    ).optional(),
  )

/** An http(s) address without a closing slash; or undefined. */
export const addressSetting = () =>
  emptyAsMissing(
    withRule('an http(s) address, such as https://api.example.com/v2', { type: 'address' }, (raw) =>
      new URL(raw).href.replace(/\/+$/, ''),
    ).optional(),
  )

/** Comma-separated http(s) addresses; or undefined. */
export const addressesSetting = () =>
  optionalText(
    'comma-separated http(s) addresses, such as https://www.example.com/hooks/content',
    (raw) => {
      const urls = raw.split(',').map((part) => webAddress(part.trim())?.href)
      return urls.every((url) => url !== undefined) ? urls : undefined
    },
  )

/**
 * An http(s) address that may contain a secret; or undefined. Its variable must be among the `secretNames` of
 * `parseSettings`, so that no error shows the value.
 */
export const webhookAddressSetting = () =>
  optionalText(
    'an http(s) address without a user name or password, such as https://crm.example.com/leads',
    (raw) => webAddress(raw)?.href,
  )

/**
 * The address of a mail server, with its user name and password; or undefined. Its variable must be among the
 * `secretNames` of `parseSettings`.
 */
export const mailServerSetting = () =>
  optionalText(
    'the address of a mail server, such as smtps://user:password@mail.example.com',
    (raw) => {
      const url = /^smtps?:\/\//.test(raw) ? URL.parse(raw) : null
      return url !== null && url.hostname !== '' ? raw : undefined
    },
  )

/** The sender of mail: an address, or a name and an address in angle brackets; or undefined. */
export const senderSetting = () =>
  optionalText('an address such as Vendor <news@vendor.example>', (raw) =>
    /^(?:[^<>@\p{Cc}]+ <[^<>@\s\p{Cc}]+@[^<>@\s\p{Cc}]+>|[^<>@\s\p{Cc}]+@[^<>@\s\p{Cc}]+)$/u.test(
      raw,
    )
      ? raw
      : undefined,
  )

/** A whole number of days. */
export const daysSetting = (fallback: number) =>
  emptyAsMissing(numberFrom('a whole number of days', 1, 36_500).default(fallback))

/** A whole number of days, or undefined. */
export const optionalDaysSetting = () =>
  emptyAsMissing(numberFrom('a whole number of days', 1, 36_500).optional())

/** A host, with its port if that is not the default, such as `files.example.com`; or undefined. */
export const hostSetting = () =>
  optionalText('a host, with a port if need be, such as files.example.com', (raw) => {
    const url = URL.parse(`https://${raw}`)
    return url !== null && /^[^/?#@\\\s]+$/.test(raw) ? raw.toLowerCase() : undefined
  })

/** A container of Google's tag manager; or undefined. */
export const tagManagerSetting = () =>
  emptyAsMissing(
    withRule(
      'the id of a tag manager container, such as GTM-AB12CD3',
      { type: 'pattern', source: '^GTM-[A-Z0-9]{4,12}$', flags: '' },
      String,
    ).optional(),
  )

/** Accounts of HubSpot, each as `{data centre}/{number}`; none unless given. */
export const hubspotAccountsSetting = () =>
  emptyAsMissing(
    text('comma-separated accounts of HubSpot, such as 12345 or eu1/12345', (raw) => {
      const parts = raw.split(',').map((part) => part.trim())
      const accounts = parts.map((part) => (part.includes('/') ? part : `na1/${part}`))
      const isValid = accounts.every((account) => /^[a-z]{2}\d\/\d{1,12}$/.test(account))
      return isValid ? accounts : undefined
    }).default([]),
  )

/** One of a few choices. */
export const choiceSetting = <const Choice extends string>(
  choices: readonly Choice[],
  fallback: Choice,
) =>
  emptyAsMissing(
    withRule(
      choices.filter((choice) => choice !== '').join(' or '),
      { type: 'pattern', source: `^(?:${choices.join('|')})$`, flags: '' },
      (raw) => choices.find((choice) => choice === raw),
    )
      .optional()
      .transform((choice): Choice => choice ?? fallback),
  )

/** Text that matches a pattern. */
export const patternSetting = (expected: string, pattern: RegExp, fallback: string) =>
  emptyAsMissing(
    withRule(
      expected,
      { type: 'pattern', source: pattern.source, flags: pattern.flags },
      String,
    ).default(fallback),
  )

/** Reads a path, with the reason of a failure in the error. */
const pathReader =
  <Value>(expected: string, read: (path: string) => Value) =>
  (path: string, context: z.RefinementCtx): Value => {
    try {
      return read(path)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      context.addIssue({ code: 'custom', message: `${expected} (${reason})` })
      return z.NEVER
    }
  }

/** The brand in a folder; the default one if none is given. */
export const brandSetting = () =>
  emptyAsMissing(
    z.string().default(DEFAULT_BRAND).transform(pathReader('the folder of a brand', readBrand)),
  )

/** The path of a file that `read` understands; undefined if none is given. */
export const readFileSetting = <Value>(expected: string, read: (path: string) => Value) =>
  emptyAsMissing(z.string().transform(pathReader(expected, read)).optional())

/**
 * A token or key, printable and without spaces. Its variable must be among the `secretNames` of `parseSettings`, so
 * that no error shows the value.
 */
export const secretSetting = () =>
  optionalText('printable characters without spaces', (raw) =>
    /^[\x21-\x7e]+$/.test(raw) ? raw : undefined,
  )

const SWITCH_VALUES = new Map([
  ['on', true],
  ['true', true],
  ['1', true],
  ['off', false],
  ['false', false],
  ['0', false],
])
