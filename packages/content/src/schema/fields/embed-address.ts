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
 * The id of a hosted form: letters, digits, `-` and `_`. Its address is `/forms/{id}` on the embed host,
 * marked as embedded as a tool's is (EMBED-1, EMBED-3).
 */
export function hostedForm(about: FieldText): Field<HostedForm> {
  return {
    definition: { type: 'text', ...described(about) },
    read: readHostedForm,
    fallback: undefined,
  }
}

function readHostedForm(raw: unknown, { embedHost }: ReadContext): HostedForm | undefined {
  const id = readText(raw)
  if (id === undefined || !/^[\w-]+$/.test(id)) return undefined
  const src = embedUrl(`//{host}/forms/${id}`, embedHost)
  return src === undefined ? undefined : { id, src }
}
