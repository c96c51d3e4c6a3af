import { isRecord } from '@prospectus/protocol/values/is-record'
import type { ReadContext } from '../context/read-context.ts'
import { embedUrl } from '../links/embed-url.ts'
import { readText } from '../values/read-text.ts'
import { addressIn } from '../values/stored-value.ts'
import type { Field } from './field.ts'
import { type FieldOptions, optionalField } from './text.ts'

export interface EmbedAddress {
  /** Frame address on the embed host; undefined for an invalid one (EMBED-1). */
  readonly src: string | undefined
}

export interface HostedFormAddress {
  readonly id: string
  readonly src: string
}

/** Address of an embedded tool (EMBED-1); `src` is undefined for an invalid one. */
export function embedAddress(options: FieldOptions): Field<EmbedAddress> {
  return optionalField('text', options, (raw, { embedHost }) => {
    const stored = readText(isRecord(raw) ? addressIn(raw) : raw)
    return stored === undefined ? undefined : { src: embedUrl(stored, embedHost) }
  })
}

/**
 * Id of a hosted form (EMBED-1, EMBED-3): letters, digits, `-` and `_`, for `/forms/{id}` on the embed host; or a
 * HubSpot form, `hubspot:{portal}/{form}`, or with its region if that is not `na1`, `hubspot:eu1/{portal}/{form}`.
 */
export function hostedForm(options: FieldOptions): Field<HostedFormAddress> {
  const choicesFrom = { kind: 'stories', below: 'forms/', canType: true } as const
  return optionalField('text', { ...options, choicesFrom }, readHostedForm)
}

function readHostedForm(raw: unknown, { embedHost }: ReadContext): HostedFormAddress | undefined {
  const id = readText(raw)
  const path = id === undefined ? undefined : pathOf(id)
  const src = path === undefined ? undefined : embedUrl(`//{host}${path}`, embedHost)
  return id === undefined || src === undefined ? undefined : { id, src }
}

function pathOf(id: string): string | undefined {
  if (/^[\w-]+$/.test(id)) return `/forms/${id}`
  const [, region = 'na1', portal, form] = HUBSPOT.exec(id) ?? []
  return form === undefined ? undefined : `/hubspot/${region}/${portal}/${form}`
}

const HUBSPOT =
  /^hubspot:(?:([a-z]{2}\d)\/)?(\d{1,12})\/([\da-fA-F]{8}(?:-[\da-fA-F]{4}){3}-[\da-fA-F]{12})$/
