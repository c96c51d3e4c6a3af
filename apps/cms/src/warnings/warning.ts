import { type WarningKey, warningMessage } from '@prospectus/content/warnings/warning-message'
import type { Warning, WarningKind } from '@prospectus/protocol/management/story'

/**
 * A warning with its sentence in English, and its values, with which clients can translate it.
 * @param key of the sentence, where a kind has more than one
 */
export function warning(
  kind: WarningKind & WarningKey,
  about: Pick<Warning, 'component' | 'uid' | 'field' | 'only'>,
  values?: Readonly<Record<string, string | number>>,
  key: WarningKey = kind,
): Warning {
  return { kind, ...about, message: warningMessage(key, values ?? {}), ...(values && { values }) }
}
