import { type WarningKey, warningMessage } from '@prospectus/content/warnings/warning-message'
import type { Warning, WarningKind } from '@prospectus/protocol/management/story'

/** Maximum number of warnings of one kind for a story. */
export const MAX_WARNINGS = 100

/** A warning in English, with values for translating it. `key` selects a sentence if a kind has several. */
export function warning(
  kind: WarningKind & WarningKey,
  location: Pick<Warning, 'component' | 'uid' | 'field' | 'only'>,
  values?: Readonly<Record<string, string | number>>,
  key: WarningKey = kind,
): Warning {
  return {
    kind,
    ...location,
    message: warningMessage(key, values ?? {}),
    ...(values && { values }),
  }
}
