import type { CmsNode } from './nodes.ts'
import type { Receivers } from './this-node.ts'

/** Merges the receivers of recent content systems: every webhook URL; for leads and mail our own, else another's. */
export function mergeReceivers(own: Receivers, others: readonly CmsNode[]): Receivers {
  const recentReceivers = others
    .filter(({ isRecent }) => isRecent)
    .map(({ receivers }) => receivers)
  const firstAddress = (kind: 'leads' | 'mail') =>
    own[kind] ??
    recentReceivers.map((receivers) => receivers[kind]).find((address) => address !== null) ??
    null
  return {
    content: [...new Set([own, ...recentReceivers].flatMap(({ content }) => content))],
    leads: firstAddress('leads'),
    mail: firstAddress('mail'),
  }
}

/** Names of the settings whose receivers differ from those of other running content systems. */
export function findDifferingSettings(
  own: Receivers,
  others: readonly CmsNode[],
): readonly string[] {
  const runningNodes = others.filter(({ isRunning }) => isRunning)
  const kinds = Object.keys(SETTING_NAMES) as (keyof Receivers)[]
  const differingKinds = kinds.filter((kind) => {
    const ownJson = comparableJson(own, kind)
    return runningNodes.some(({ receivers }) => comparableJson(receivers, kind) !== ownJson)
  })
  return differingKinds.map((kind) => SETTING_NAMES[kind])
}

function comparableJson(receivers: Receivers, kind: keyof Receivers): string {
  const value = receivers[kind]
  return JSON.stringify(kind === 'content' ? [...receivers.content].sort() : value)
}

const SETTING_NAMES: Readonly<Record<keyof Receivers, string>> = {
  content: 'WEBHOOK_URLS',
  leads: 'CRM_WEBHOOK_URL',
  mail: 'SMTP_URL',
}
