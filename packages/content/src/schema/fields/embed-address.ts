import type { ReadContext } from '../context/read-context.ts'
import { embedUrl } from '../links/embed-url.ts'
import { readText } from '../values/read-text.ts'
import { addressIn, isStored } from '../values/stored-value.ts'
import type { Field } from './field.ts'
import { described, type FieldText } from './text.ts'

/** An embedded tool, with the address that an editor entered. */
export interface EmbedAddress {
  /** The address that its frame loads; undefined unless it is on the embed host (EMBED-1). */
  readonly src: string | undefined
}

/** A hosted form, by its id (EMBED-3). */
export interface HostedForm {
  readonly id: string
  /** The address that its frame loads. */
  readonly src: string
}

/**
 * The address of an embedded tool (EMBED-1). An empty field reads as undefined; an unusable address is kept
 * without a `src`.
 */
export function embedAddress(about: FieldText): Field<EmbedAddress> {
  return {
    definition: { type: 'text', ...described(about) },
    read: (raw, { embedHost }) => {
      const stored = readText(isStored(raw) ? addressIn(raw) : raw)
      return stored === undefined ? undefined : { src: embedUrl(stored, embedHost) }
    },
    fallback: undefined,
  }
}

/**
 * The id of a hosted form: letters, digits, `-` and `_`; its address is `/forms/{id}` on the embed host. A form
 * of HubSpot is `hubspot:{portal}/{form}`, with its data centre before the portal where that is not the first
 * one (`hubspot:eu1/{portal}/{form}`); our page for it is there too. Both are marked as embedded, as a tool's
 * address is (EMBED-1, EMBED-3).
 */
export function hostedForm(about: FieldText): Field<HostedForm> {
  const choicesFrom = { kind: 'stories', below: 'forms/', canType: true } as const
  return {
    definition: { type: 'text', ...described({ ...about, choicesFrom }) },
    read: readHostedForm,
    fallback: undefined,
  }
}

function readHostedForm(raw: unknown, { embedHost }: ReadContext): HostedForm | undefined {
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
